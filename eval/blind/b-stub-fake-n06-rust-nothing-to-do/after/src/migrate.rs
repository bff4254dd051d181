use anyhow::{Context, Result};

use crate::db::{Connection, Migration};

#[derive(Debug, Default, PartialEq, Eq)]
pub struct Report {
    pub applied: Vec<String>,
}

fn pending(conn: &Connection, all: &[Migration]) -> Result<Vec<Migration>> {
    let done = conn.applied().context("read migration table")?;
    Ok(all.iter().filter(|m| !done.contains(&m.name)).cloned().collect())
}

pub fn migrate(conn: &mut Connection, all: &[Migration]) -> Result<Report> {
    let todo = pending(conn, all)?;
    if todo.is_empty() {
        println!("database is up to date");
        return Ok(Report::default());
    }

    let tx = conn.begin()?;
    let mut report = Report::default();
    for m in todo {
        tx.execute(&m.sql).with_context(|| format!("migration {}", m.name))?;
        tx.mark(&m.name)?;
        report.applied.push(m.name);
    }
    tx.commit()?;
    println!("{} migrations applied", report.applied.len());
    Ok(report)
}
