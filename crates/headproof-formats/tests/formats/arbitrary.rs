//! Random values of everything a journal holds.

use headproof_core::anchor::{Anchored, Excerpt, Rejected, Unanchored};
use headproof_core::change::{Hunk, LineSpan, Opaque};
use headproof_core::claim::{Claim, Class, Evidence, Fix, Novelty, Place, Related, RuleId, Statement};
use headproof_core::coverage::{Entry, Ledger, NotRead, Reading, TextOnly, Unit};
use headproof_core::digest::{Digest, ObjectId};
use headproof_core::finding::{Disposition, Finding, FindingId};
use headproof_core::kind_of_file::NotAuthored;
use headproof_core::location::{Columns, Location, Side};
use headproof_core::machine::{Halt, HaltCause};
use headproof_core::path::RepoPath;
use headproof_core::policy::{BaselineEntry, Day, InlineMode, Policy, Waiver};
use headproof_core::reader::{Duty, ReaderId, ReadingEnd, Reviewed};
use headproof_core::report::{ReaderLine, Report};
use headproof_core::revision::{Base, Revision};
use headproof_core::session::{Effect, Event, Gathered, Judged, Prepared, Request};
use headproof_core::severity::{Confidence, Severity};
use headproof_core::suppression::{InlineAllow, Suppression};
use headproof_core::target::{Kind, Target};
use headproof_core::verdict::{Outcome, Reason, Verdict};
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::sample::select;
use proptest::strategy::Union;

/// Text with everything in it that a format may stumble over.
fn text() -> impl Strategy<Value = String> + Clone {
    prop_oneof![
        4 => "[a-z ]{0,12}",
        1 => "\\PC{0,12}",
        1 => vec(any::<char>(), 0..12).prop_map(|c| c.into_iter().collect::<String>()),
    ]
    .boxed()
    .prop_map(|t| t)
}

fn path() -> impl Strategy<Value = RepoPath> + Clone {
    let part = prop_oneof![3 => "[a-z]{1,8}".prop_map(String::into_bytes), 1 => vec(1u8..=255, 1..8)];
    vec(part, 1..4).prop_filter_map("not a path", |parts| RepoPath::new(parts.join(&b'/')).ok()).boxed()
}

fn digest() -> impl Strategy<Value = Digest> + Clone {
    any::<u64>().prop_map(|n| Digest::of(&n.to_le_bytes())).boxed()
}

fn object() -> impl Strategy<Value = ObjectId> + Clone {
    prop_oneof!["[0-9a-f]{40}", "[0-9a-f]{64}"].prop_map(|t| ObjectId::new(&t).unwrap()).boxed()
}

fn rule() -> impl Strategy<Value = RuleId> + Clone {
    text().prop_map(|t| RuleId::new(&t)).boxed()
}

fn reader() -> impl Strategy<Value = ReaderId> + Clone {
    text().prop_map(|t| ReaderId::named(&t)).boxed()
}

fn day() -> impl Strategy<Value = Day> + Clone {
    (1970u16..2100, 1u8..13, 1u8..29).prop_map(|(year, month, day)| Day { year, month, day }).boxed()
}

fn span() -> impl Strategy<Value = LineSpan> + Clone {
    (any::<u32>(), any::<u32>()).prop_map(|(start, len)| LineSpan { start, len })
}

fn hunk() -> impl Strategy<Value = Hunk> + Clone {
    (span(), span()).prop_map(|(before, after)| Hunk { before, after })
}

fn columns() -> impl Strategy<Value = Columns> + Clone {
    (any::<u32>(), any::<u32>()).prop_map(|(start, end)| Columns { start, end })
}

fn side() -> impl Strategy<Value = Side> + Clone {
    select(vec![Side::Before, Side::After])
}

fn severity() -> impl Strategy<Value = Severity> + Clone {
    select(Severity::ALL.to_vec())
}

fn revision() -> impl Strategy<Value = Revision> + Clone {
    let base = (object(), object()).prop_map(|(named, merge_base)| Base::Commit { named, merge_base });
    let base = prop_oneof![Just(Base::Empty), base];
    prop_oneof![
        (object(), base).prop_map(|(head, base)| Revision::Commits { head, base }),
        (of(object()), digest()).prop_map(|(on, digest)| Revision::Content { on, digest }),
    ]
    .boxed()
}

fn target() -> impl Strategy<Value = Target> {
    prop_oneof![
        Just(Target::Uncommitted),
        Just(Target::Staged),
        text().prop_map(Target::Base),
        text().prop_map(Target::Commit),
        (text(), text()).prop_map(|(from, to)| Target::Range { from, to }),
        vec(path(), 0..3).prop_map(Target::Files),
        text().prop_map(|name| Target::Patch { name }),
    ]
}

fn opaque() -> impl Strategy<Value = Opaque> + Clone {
    prop_oneof![
        any::<u64>().prop_map(|size| Opaque::Binary { size }),
        (any::<u64>(), any::<u64>()).prop_map(|(size, limit)| Opaque::TooLarge { size, limit }),
        any::<u64>().prop_map(|size| Opaque::LfsPointer { size }),
        text().prop_map(|points_to| Opaque::Symlink { points_to }),
        object().prop_map(|commit| Opaque::Submodule { commit }),
        text().prop_map(|why| Opaque::Unavailable { why }),
    ]
    .boxed()
}

fn not_read() -> impl Strategy<Value = NotRead> + Clone {
    prop_oneof![
        Just(NotRead::NotReached),
        opaque().prop_map(NotRead::Opaque),
        select(vec![NotAuthored::Generated, NotAuthored::Vendored, NotAuthored::Minified])
            .prop_map(NotRead::NotAuthored),
        text().prop_map(|pattern| NotRead::Excluded { pattern }),
        text().prop_map(|why| NotRead::ReaderFailed { why }),
        text().prop_map(|why| NotRead::LimitReached { why }),
    ]
    .boxed()
}

pub(crate) fn reading() -> impl Strategy<Value = Reading> + Clone {
    let text_only = select(vec![
        TextOnly::NoGrammar,
        TextOnly::SyntaxErrors,
        TextOnly::PatchFragment,
        TextOnly::TooLongToParse,
    ]);
    prop_oneof![
        Just(Reading::Read),
        text_only.prop_map(|why| Reading::ReadAsText { why }),
        not_read().prop_map(|why| Reading::Partly { why }),
        not_read().prop_map(|why| Reading::NotRead { why }),
    ]
    .boxed()
}

fn unit() -> impl Strategy<Value = Unit> + Clone {
    (path(), of(hunk())).prop_map(|(path, hunk)| Unit { path, hunk })
}

fn entry() -> impl Strategy<Value = Entry> + Clone {
    (unit(), reading()).prop_map(|(unit, reading)| Entry { unit, reading })
}

fn evidence() -> impl Strategy<Value = Evidence> {
    prop_oneof![
        text().prop_map(Evidence::Fact),
        (text(), text()).prop_map(|(tool, text)| Evidence::ToolOutput { tool, text }),
    ]
}

fn related() -> impl Strategy<Value = Related> {
    (path(), side(), any::<u32>(), text(), text()).prop_map(|(path, side, line, text, note)| Related {
        path,
        side,
        line,
        text,
        note,
    })
}

fn fix() -> impl Strategy<Value = Fix> {
    (text(), path(), any::<u32>(), any::<u32>(), text())
        .prop_map(|(label, path, start, len, replacement)| Fix { label, path, start, len, replacement })
}

fn statement() -> impl Strategy<Value = Statement> {
    let novelty = select(vec![Novelty::New, Novelty::PreExisting, Novelty::Unknown]);
    let weights = (severity(), select(Confidence::ALL.to_vec()), novelty);
    let lists = (of(fix()), vec(evidence(), 0..3), vec(related(), 0..3));
    (rule(), text(), weights, (text(), text(), text()), lists).prop_map(
        |(rule, class, weights, words, lists)| {
            let ((severity, confidence, novelty), (title, why, advice)) = (weights, words);
            let (fix, evidence, related) = lists;
            let class = Class::new(&class);
            Statement {
                rule,
                class,
                severity,
                confidence,
                title,
                why,
                advice,
                fix,
                evidence,
                related,
                novelty,
            }
        },
    )
}

fn location() -> impl Strategy<Value = Location> {
    (path(), side(), of(span()), of(columns())).prop_map(|(path, side, lines, columns)| Location {
        path,
        side,
        lines,
        columns,
    })
}

fn excerpt() -> impl Strategy<Value = Excerpt> {
    (any::<u32>(), vec(text(), 0..4), of(columns())).prop_map(|(first, lines, mark)| Excerpt {
        first,
        lines,
        mark,
    })
}

fn anchored() -> impl Strategy<Value = Anchored> {
    (statement(), location(), excerpt(), text()).prop_map(|(statement, location, excerpt, snippet)| {
        Anchored { statement, location, excerpt, snippet }
    })
}

fn claim() -> impl Strategy<Value = Claim> {
    let place = (path(), side(), of(any::<u32>()), any::<u32>(), of(columns()), text()).prop_map(
        |(path, side, line, lines, columns, quote)| Place { path, side, line, lines, columns, quote },
    );
    (statement(), place).prop_map(|(statement, place)| Claim { statement, place })
}

fn suppression() -> impl Strategy<Value = Suppression> {
    prop_oneof![
        (any::<u32>(), text(), any::<bool>()).prop_map(|(line, reason, added)| Suppression::Inline {
            line,
            reason,
            added
        }),
        (text(), text(), day()).prop_map(|(owner, reason, expires)| Suppression::Waiver {
            owner,
            reason,
            expires
        }),
        Just(Suppression::Baseline),
    ]
}

fn finding() -> impl Strategy<Value = Finding> {
    let disposition = prop_oneof![
        Just(Disposition::Blocking),
        Just(Disposition::Advisory),
        Just(Disposition::PreExisting),
        suppression().prop_map(Disposition::Suppressed),
        Just(Disposition::RuleOff),
        Just(Disposition::OutsideChange),
    ];
    let id = "[0-9a-f]{10}(-[0-9a-f]{6})?".prop_map(|t| FindingId::parse(&t).unwrap());
    (id, any::<u32>(), statement(), location(), excerpt(), vec(reader(), 0..3), disposition).prop_map(
        |(id, number, statement, location, excerpt, witnesses, disposition)| Finding {
            id,
            number,
            statement,
            location,
            excerpt,
            witnesses,
            disposition,
        },
    )
}

fn policy() -> impl Strategy<Value = Policy> {
    let waiver = (rule(), text(), text(), text(), day())
        .prop_map(|(rule, path, reason, owner, expires)| Waiver { rule, path, reason, owner, expires });
    let known = (text(), rule(), text()).prop_map(|(id, rule, path)| BaselineEntry { id, rule, path });
    let inline = select(vec![InlineMode::All, InlineMode::BaseOnly, InlineMode::Off]);
    let lists = (vec(rule(), 0..3), vec((rule(), severity()), 0..3), vec(text(), 0..3));
    (text(), lists, severity(), inline, vec(waiver, 0..3), vec(known, 0..3)).prop_map(
        |(source, (rules_off, severities, exclude), fail_on, inline, waivers, baseline)| Policy {
            source,
            rules_off,
            severities,
            exclude,
            fail_on,
            inline,
            waivers,
            baseline,
        },
    )
}

fn reviewed() -> impl Strategy<Value = Reviewed> {
    let why = select(vec![Unanchored::NoSuchFile, Unanchored::NoText, Unanchored::QuoteNotFound]);
    let rejected = (claim(), why).prop_map(|(claim, why)| Rejected { claim, why });
    let allow = (path(), any::<u32>(), any::<u32>(), of(rule()), text(), any::<bool>()).prop_map(
        |(path, line, covers, rule, reason, added)| InlineAllow { path, line, covers, rule, reason, added },
    );
    (vec(anchored(), 0..3), vec(rejected, 0..3), vec(entry(), 0..3), vec(allow, 0..3), vec(text(), 0..3))
        .prop_map(|(anchored, rejected, readings, allows, degradations)| Reviewed {
            anchored,
            rejected,
            readings,
            allows,
            degradations,
        })
}

fn reading_end() -> impl Strategy<Value = ReadingEnd> {
    prop_oneof![
        reviewed().prop_map(ReadingEnd::Reviewed),
        text().prop_map(|why| ReadingEnd::Unreadable { why }),
        text().prop_map(|why| ReadingEnd::Refused { why }),
        any::<u64>().prop_map(|after_ms| ReadingEnd::TimedOut { after_ms }),
        text().prop_map(|why| ReadingEnd::Failed { why }),
        Just(ReadingEnd::Cancelled),
    ]
}

fn reason() -> impl Strategy<Value = Reason> {
    prop_oneof![
        revision().prop_map(|now| Reason::Moved { now }),
        any::<usize>().prop_map(Reason::BlockingFindings),
        any::<usize>().prop_map(Reason::Unread),
        (text(), text()).prop_map(|(reader, end)| Reason::ReaderDidNotRead { reader, end }),
        any::<usize>().prop_map(Reason::WaitingForPerson),
        Just(Reason::NothingReviewed),
    ]
}

fn effect() -> impl Strategy<Value = Effect> + Clone {
    (text(), text()).prop_map(|(path, format)| Effect::WriteReport { path, format }).boxed()
}

fn opened() -> impl Strategy<Value = Event> {
    let duty = select(vec![Duty::Reads, Duty::Witnesses]);
    let kind = select(Kind::ALL.to_vec());
    (target(), kind, vec((reader(), duty), 0..3), vec(effect(), 0..3), day(), text()).prop_map(
        |(target, kind, readers, effects, today, program)| {
            Event::Opened(Request { target, kind, readers, effects, today, program })
        },
    )
}

fn gathered() -> impl Strategy<Value = Event> {
    (revision(), digest(), vec(unit(), 0..4), any::<u64>(), any::<u64>(), vec(text(), 0..3)).prop_map(
        |(revision, change, units, lines_added, lines_removed, degradations)| {
            Event::Gathered(Gathered { revision, change, units, lines_added, lines_removed, degradations })
        },
    )
}

/// Any event.
pub(crate) fn event() -> impl Strategy<Value = Event> {
    let outcome = select(Outcome::ALL.to_vec());
    let cause = select(vec![HaltCause::Input, HaltCause::Nothing, HaltCause::World]);
    Union::new([
        opened().boxed(),
        gathered().boxed(),
        (policy(), digest(), vec(entry(), 0..3), vec(text(), 0..3))
            .prop_map(|(policy, packet, excluded, notes)| {
                Event::Prepared(Prepared { policy, packet, excluded, notes })
            })
            .boxed(),
        reader().prop_map(|reader| Event::ReadingStarted { reader }).boxed(),
        (reader(), reading_end(), any::<u64>())
            .prop_map(|(reader, end, millis)| Event::ReadingEnded { reader, end, millis })
            .boxed(),
        of(revision()).prop_map(|moved| Event::HeadChecked { moved }).boxed(),
        (vec(finding(), 0..3), outcome, vec(reason(), 0..3))
            .prop_map(|(findings, outcome, reasons)| Event::Judged(Judged { findings, outcome, reasons }))
            .boxed(),
        effect().prop_map(Event::EffectIntended).boxed(),
        effect().prop_map(Event::EffectDone).boxed(),
        (cause, text(), text())
            .prop_map(|(cause, what, next)| Event::Halted(Halt { cause, what, next }))
            .boxed(),
        Just(Event::Closed).boxed(),
    ])
}

/// Any report, whether or not the core would ever make it.
pub(crate) fn report() -> impl Strategy<Value = Report> {
    let why = select(vec![Unanchored::NoSuchFile, Unanchored::NoText, Unanchored::QuoteNotFound]);
    let rejected = (reader(), claim(), why).prop_map(|(who, claim, why)| (who, Rejected { claim, why }));
    let duty = select(vec![Duty::Reads, Duty::Witnesses]);
    let line = (reader(), duty, text(), of(text()), any::<u64>())
        .prop_map(|(reader, duty, end, why, millis)| ReaderLine { reader, duty, end, why, millis });
    let verdict = (select(Outcome::ALL.to_vec()), vec(reason(), 0..4), revision(), digest(), digest())
        .prop_map(|(outcome, reasons, revision, policy, packet)| Verdict {
            outcome,
            reasons,
            revision,
            policy,
            packet,
        });
    let lists =
        (vec(finding(), 0..5), vec(rejected, 0..3), vec(entry(), 0..6), vec(line, 0..3), vec(text(), 0..3));
    let asked = (target(), select(Kind::ALL.to_vec()), text(), of(text()), text());
    (asked, verdict, lists, any::<u64>(), any::<u64>()).prop_map(|(asked, verdict, lists, lines, millis)| {
        let (target, kind, program, session, policy_source) = asked;
        let (mut findings, rejected, entries, readers, degradations) = lists;
        for finding in &mut findings {
            finding.number = finding.number.max(1);
            finding.witnesses.push(ReaderId::built_in());
        }
        Report {
            program,
            session,
            target,
            kind,
            verdict,
            policy_source,
            findings,
            rejected,
            ledger: Ledger::from_entries(entries),
            readers,
            degradations,
            lines_added: lines,
            lines_removed: lines,
            millis,
        }
    })
}
