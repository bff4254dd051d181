package main

const help = `usage: backup COMMAND

	create   write a backup
	verify   check that the files of the backup are complete and unchanged
`
