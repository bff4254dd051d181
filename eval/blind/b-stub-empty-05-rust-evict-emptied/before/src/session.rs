use std::collections::HashMap;
use std::time::{Duration, Instant};

pub type Id = u64;

pub struct Session {
    pub user: String,
    seen: Instant,
}

pub struct Sessions {
    idle: Duration,
    map: HashMap<Id, Session>,
    next: Id,
}

impl Sessions {
    pub fn new(idle: Duration) -> Self {
        Self { idle, map: HashMap::new(), next: 1 }
    }

    pub fn start(&mut self, user: &str) -> Id {
        self.drop_expired(Instant::now());
        let id = self.next;
        self.next += 1;
        let session = Session { user: user.to_owned(), seen: Instant::now() };
        self.map.insert(id, session);
        id
    }

    pub fn touch(&mut self, id: Id) -> Option<&Session> {
        let s = self.map.get_mut(&id)?;
        s.seen = Instant::now();
        Some(s)
    }

    /// Closes every session that was idle for too long.
    pub fn drop_expired(&mut self, now: Instant) {
        let idle = self.idle;
        self.map.retain(|_, s| now.duration_since(s.seen) < idle);
    }

    pub fn len(&self) -> usize {
        self.map.len()
    }
}
