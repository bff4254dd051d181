//! A function that reports success without doing its work.

use headproof_core::severity::{Confidence, Severity};

use super::report;
use crate::rule::{Check, Example, Meta, Rule};
use crate::stubs::What;

/// See the module.
pub static RULE: Rule = Rule {
    meta: Meta {
        id: "fake-success",
        class: "stub.fake_success",
        severity: Severity::Major,
        confidence: Confidence::High,
        summary: "A function reports success without doing its work, or whatever error it met",
        why: "The caller is told that all went well. The failure shows later, elsewhere, and without its cause.",
        advice: "Do the work and report its real outcome; let errors reach the caller.",
        notes: "Finds bodies that only log, wait or comment before they report success, and handlers that catch every \
                error and report success. Silent: null objects, life-cycle functions, tests and stand-ins.",
        bad: Example {
            path: "mail/send.py",
            before: "import smtplib\n",
            after: "import smtplib\n\n\ndef send_invoice(order, address):\n    print(f\"Sending to {address}\")\n    return \
                    {\"status\": \"ok\"}\n",
        },
        good: Example {
            path: "mail/send.py",
            before: "import smtplib\n",
            after: "import smtplib\n\n\ndef send_invoice(order, address):\n    smtp.send(address, order.text())\n    return \
                    {\"status\": \"ok\"}\n",
        },
    },
    check: Check::File(|view, sink| report(view, What::FakeSuccess, sink)),
};
