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
        let scan = self.scan(&query.from)?;
        match &query.join {
            None => Ok(scan),
            Some(join) => {
                let other = self.scan(&join.alias)?;
                Ok(Node::merge_join(scan, other, join.on.clone()))
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
