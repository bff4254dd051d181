//! Having a reader read, and believing none of its claims before its quote was found.

use headproof_core::anchor::anchor;
use headproof_core::change::Change;
use headproof_core::reader::{ReaderId, ReadingEnd, Reviewed};
use headproof_core::redact::Secrets;
use headproof_core::session::{Event, State};
use headproof_core::suppression::InlineAllow;

use super::{Room, in_reading, out_of_step};
use crate::ports::{Packet, RawReading, ReaderSays, Trouble};

impl Room<'_> {
    /// One reading. Whatever goes wrong with it is how the reading ended, not an end of the session.
    pub(super) async fn read(&self, state: &State, id: ReaderId) -> Result<Event, Trouble> {
        let begun = self.world.clock.millis();
        let end = self.reading_of(state, &id).await?;
        let millis = self.world.clock.millis().saturating_sub(begun);
        Ok(Event::ReadingEnded { reader: id, end, millis })
    }

    async fn reading_of(&self, state: &State, id: &ReaderId) -> Result<ReadingEnd, Trouble> {
        let (request, gathered) = in_reading(state)?;
        let prepared = state.prepared.as_ref().ok_or_else(out_of_step)?;
        let Some(reader) = self.world.readers.iter().find(|r| &r.id() == id) else {
            let why = format!("there is no reader named {id} in this run; the session was begun with one");
            return Ok(ReadingEnd::Failed { why });
        };
        let change = match self.change(request, Some(gathered)) {
            Ok(change) => change,
            Err(trouble) => return Ok(ReadingEnd::Failed { why: trouble.what }),
        };
        let excluded = Self::excluded_files(state);
        let packet = Packet { change: &change, policy: &prepared.policy, excluded: &excluded };
        let says = reader.read(&packet).await;
        Ok(self.end_of(id, says, &change))
    }

    fn end_of(&self, id: &ReaderId, says: ReaderSays, change: &Change) -> ReadingEnd {
        match says {
            ReaderSays::Read(mut raw) => {
                // The built-in reviewer finds the secrets itself; what anybody else says must not carry them
                // into the record.
                if *id != ReaderId::built_in() {
                    raw.concealed.extend(self.world.redactor.concealed(change));
                }
                ReadingEnd::Reviewed(admit(raw, change))
            }
            ReaderSays::Unreadable { why } => ReadingEnd::Unreadable { why },
            ReaderSays::Refused { why } => ReadingEnd::Refused { why },
            ReaderSays::TimedOut { after_ms } => ReadingEnd::TimedOut { after_ms },
            ReaderSays::Failed { why } => ReadingEnd::Failed { why },
            ReaderSays::Cancelled => ReadingEnd::Cancelled,
        }
    }
}

/// Anchors every claim or keeps it with the reason why it stands nowhere: in = out + rejected.
fn admit(raw: RawReading, change: &Change) -> Reviewed {
    let RawReading { claims, readings, allows, concealed, degradations } = raw;
    let secrets = Secrets::of(change, concealed);
    // A reason is shown wherever the comment counts, and may stand beside a secret.
    let masked = |a: InlineAllow| InlineAllow { reason: secrets.out_of(a.reason), ..a };
    let allows = allows.into_iter().map(masked).collect();
    let mut reviewed = Reviewed { readings, allows, degradations, ..Reviewed::default() };
    for claim in claims {
        match anchor(claim, change, &secrets) {
            Ok(anchored) => reviewed.anchored.push(anchored),
            Err(rejected) => reviewed.rejected.push(*rejected),
        }
    }
    reviewed
}
