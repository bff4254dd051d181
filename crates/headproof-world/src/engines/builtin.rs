//! The built-in reviewer as a reader.

use headproof_checks::{Options, review};
use headproof_core::change::Change;
use headproof_core::claim::Concealed;
use headproof_core::reader::{Duty, ReaderId};
use headproof_flow::ports::{Packet, Pending, RawReading, Reader, ReaderSays, Redactor};

/// The reviewer inside the program: needs no key, reads every unit.
#[derive(Clone, Copy, Debug, Default)]
pub struct BuiltIn;

impl Reader for BuiltIn {
    fn id(&self) -> ReaderId {
        ReaderId::built_in()
    }

    fn duty(&self) -> Duty {
        Duty::Reads
    }

    fn read<'a>(&'a self, packet: &'a Packet<'a>) -> Pending<'a, ReaderSays> {
        Box::pin(async move {
            let outcome = review(packet.change, &Options { skip: packet.excluded.clone() });
            ReaderSays::Read(RawReading {
                claims: outcome.claims,
                readings: outcome.readings,
                allows: outcome.allows,
                concealed: outcome.concealed,
                degradations: Vec::new(),
            })
        })
    }
}

impl Redactor for BuiltIn {
    fn concealed(&self, change: &Change) -> Vec<Concealed> {
        headproof_checks::secrets::concealed(change)
    }
}
