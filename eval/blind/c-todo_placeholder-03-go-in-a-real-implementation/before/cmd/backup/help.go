package main

const help = `usage: backup COMMAND

	create   write a backup
	verify   check that no file of the backup is missing
`
