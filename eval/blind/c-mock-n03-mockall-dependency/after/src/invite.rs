#[cfg(test)]
use mockall::automock;

#[cfg_attr(test, automock)]
pub trait Mailer {
    fn send(&self, to: &str, body: &str) -> Result<(), String>;
}

#[derive(Debug, PartialEq)]
pub enum InviteError {
    BadAddress,
    Delivery(String),
}

pub struct Inviter<M: Mailer> {
    mailer: M,
    team: String,
}

impl<M: Mailer> Inviter<M> {
    pub fn new(mailer: M, team: &str) -> Self {
        Inviter { mailer, team: team.to_string() }
    }

    pub fn invite(&self, to: &str) -> Result<(), InviteError> {
        let (name, host) = to.split_once('@').ok_or(InviteError::BadAddress)?;
        if name.is_empty() || host.is_empty() {
            return Err(InviteError::BadAddress);
        }
        self.mailer
            .send(to, &format!("Join {}", self.team))
            .map_err(InviteError::Delivery)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failed_delivery_is_passed_on() {
        let mut mailer = MockMailer::new();
        mailer.expect_send().returning(|_, _| Err("mailbox full".into()));
        let err = Inviter::new(mailer, "blue").invite("bo@example.test").unwrap_err();
        assert_eq!(err, InviteError::Delivery("mailbox full".into()));
    }

    #[test]
    fn half_addresses_are_not_mailed() {
        let mut mailer = MockMailer::new();
        mailer.expect_send().never();
        let inviter = Inviter::new(mailer, "blue");
        for to in ["bo", "@example.test", "bo@"] {
            assert_eq!(inviter.invite(to), Err(InviteError::BadAddress));
        }
    }
}
