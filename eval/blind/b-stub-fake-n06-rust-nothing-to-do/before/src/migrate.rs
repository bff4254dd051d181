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
    let mut report = Report::default();
    for m in todo {
        conn.execute(&m.sql).with_context(|| format!("migration {}", m.name))?;
        conn.mark(&m.name)?;
        report.applied.push(m.name);
    }
    Ok(report)
}
