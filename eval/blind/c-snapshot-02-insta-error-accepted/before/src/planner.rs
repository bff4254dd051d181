use crate::ast::Query;
use crate::catalog::Catalog;
use crate::plan::{Node, PlanError};

pub struct Planner<'a> {
    catalog: &'a Catalog,
}

impl<'a> Planner<'a> {
    pub fn new(catalog: &'a Catalog) -> Self {
        Planner { catalog }
    }

    pub fn plan(&self, query: &Query) -> Result<Node, PlanError> {
        let base = self.scan(&query.from)?;
        match &query.join {
            None => Ok(base),
            Some(join) => {
                let right = self.scan(&join.table)?;
                Ok(Node::merge_join(base, right, join.on.clone()))
            }
        }
    }

    fn scan(&self, table: &str) -> Result<Node, PlanError> {
        let info = self.catalog.get(table).ok_or_else(|| PlanError::NoTable(table.to_string()))?;
        Ok(match info.index() {
            Some(ix) => Node::index_scan(table, ix),
            None => Node::seq_scan(table),
        })
    }
}
