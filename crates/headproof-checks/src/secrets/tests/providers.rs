use super::*;

/// A text of this length over an alphabet, without pattern: a small linear congruential generator.
fn drawn(alphabet: &str, len: usize, seed: u64) -> String {
    let letters: Vec<char> = alphabet.chars().collect();
    let mut state = seed.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
    (0..len)
        .map(|_| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            letters[usize::try_from(state >> 33).unwrap() % letters.len()]
        })
        .collect()
}

const ALNUM: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LOWER: &str = "abcdefghijklmnopqrstuvwxyz0123456789";
const UPPER: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const BASE32: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const HEX: &str = "0123456789abcdef";
const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// A token from a recipe: text as it stands, and `{kind length}` for drawn characters.
fn token(recipe: &str, seed: u64) -> String {
    let mut out = String::new();
    let mut rest = recipe;
    let mut turn = seed;
    while let Some((text, tail)) = rest.split_once('{') {
        let (hole, tail) = tail.split_once('}').unwrap();
        let (kind, len) = hole.split_once(' ').unwrap();
        let alphabet = match kind {
            "a" => ALNUM,
            "l" => LOWER,
            "u" => UPPER,
            "b" => BASE32,
            "h" => HEX,
            "d" => "0123456789",
            "e" => LETTERS,
            "g" => "QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L",
            _ => panic!("{kind}"),
        };
        turn += 7;
        out.push_str(text);
        out.push_str(&drawn(alphabet, len.parse().unwrap(), turn));
        rest = tail;
    }
    out + rest
}

/// One recipe for every format of the table, by the name in the title. `~` parts the mark so that it is no literal.
const RECIPES: &[(&str, &str)] = &[
    ("AWS access key", "AK~IA{b 16}"),
    ("AWS temporary access key", "AS~IA{b 16}"),
    ("Amazon Bedrock API key", "AB~SK{a 120}"),
    ("Google API key", "AI~za{a 35}"),
    ("Google OAuth client secret", "GOC~SPX-{a 28}"),
    ("Google OAuth access token", "ya~29.{a 60}"),
    ("Firebase messaging server key", "AAAA{a 7}:APA~91b{a 134}"),
    ("Azure storage account key", "Account~Key={a 86}=="),
    ("Azure shared access key", "SharedAccess~Key={a 43}="),
    ("Azure client secret", "{a 3}8Q~~{a 34}"),
    ("Azure DevOps token", "{a 76}AZ~DO{a 4}"),
    ("Azure AI key", "{a 52}JQ~QJ9{a 27}"),
    ("Alibaba Cloud access key", "LT~AI{a 20}"),
    ("Tencent Cloud secret id", "AK~ID{a 32}"),
    ("DigitalOcean token", "dop~_v1_{h 64}"),
    ("Heroku API key", "HR~KU-{a 60}"),
    ("Fly.io token", "fo~1_{a 43}"),
    ("Render API key", "rn~d_{a 32}"),
    ("Netlify token", "nf~p_{a 36}"),
    ("Cloudflare origin CA key", "v1.~0-{h 24}-{h 146}"),
    ("Supabase access token", "sb~p_{h 40}"),
    ("Supabase secret key", "sb_se~cret_{a 31}"),
    ("PlanetScale token", "pscale~_tkn_{a 43}"),
    ("Neon API key", "na~pi_{l 64}"),
    ("Databricks token", "da~pi{h 32}-2"),
    ("Tailscale key", "tsk~ey-auth-{a 12}-{a 32}"),
    ("Docker Swarm join token", "SWM~TKN-1-{l 50}-{l 25}"),
    ("NATS user seed", "S~U{b 56}"),
    ("age secret key", "AGE-SECRET~-KEY-1{g 58}"),
    ("Vault token", "hv~s.{a 24}"),
    ("Terraform Cloud token", "{a 14}.atl~asv1.{a 67}"),
    ("Pulumi access token", "pu~l-{h 40}"),
    ("Doppler token", "d~p.st.prd.{a 43}"),
    ("Infracost API key", "ic~o-{a 32}"),
    ("Dynatrace token", "dt0~c01.{u 24}.{u 64}"),
    ("Grafana service account token", "gl~sa_{a 32}_{h 8}"),
    ("Grafana Cloud token", "gl~c_{a 80}"),
    ("New Relic user key", "NR~AK-{u 27}"),
    ("New Relic licence key", "{h 36}NR~AL"),
    ("Sentry user token", "sntr~yu_{h 64}"),
    ("Sentry organisation token", "sntr~ys_{a 80}"),
    ("Anthropic API key", "sk-~ant-api03-{a 93}AA"),
    ("OpenAI project key", "sk-~proj-{a 74}T3BlbkFJ{a 73}"),
    ("OpenAI API key", "sk~-{a 20}T3BlbkFJ{a 20}"),
    ("OpenRouter API key", "sk-~or-v1-{h 64}"),
    ("Hugging Face token", "h~f_{e 34}"),
    ("Replicate token", "r~8_{a 37}"),
    ("Groq API key", "gs~k_{a 52}"),
    ("xAI API key", "xa~i-{a 80}"),
    ("Perplexity API key", "pp~lx-{a 48}"),
    ("NVIDIA API key", "nv~api-{a 64}"),
    ("LangSmith API key", "ls~v2_pt_{h 32}_{h 10}"),
    ("GitHub fine-grained token", "github~_pat_{a 22}_{a 59}"),
    ("GitHub OAuth token", "gh~o_{a 36}"),
    ("GitLab personal access token", "gl~pat-{a 20}"),
    ("GitLab runner token", "gl~rt-{a 20}"),
    ("Atlassian API token", "ATA~TT3{a 180}={h 8}"),
    ("Bitbucket app password", "AT~BB{a 32}"),
    ("npm token", "np~m_{a 36}"),
    ("PyPI token", "py~pi-AgEIcHlwaS5vcmc{a 150}"),
    ("crates.io token", "ci~o{a 32}"),
    ("RubyGems API key", "ruby~gems_{h 48}"),
    ("NuGet API key", "oy~2{l 43}"),
    ("Docker Hub token", "dckr~_pat_{a 27}"),
    ("Artifactory API key", "AK~Cp{a 69}"),
    ("Sonar user token", "sq~u_{h 40}"),
    ("Linear API key", "lin~_api_{a 40}"),
    ("Notion token", "nt~n_{a 46}"),
    ("Postman API key", "PM~AK-{h 24}-{h 34}"),
    ("Figma token", "fig~d_{a 40}"),
    ("Airtable token", "pa~t{a 14}.{h 64}"),
    ("Dropbox token", "s~l.{a 140}"),
    ("LaunchDarkly SDK key", "sd~k-{h 8}-{h 4}-{h 4}-{h 4}-{h 12}"),
    ("Slack bot token", "xo~xb-{d 12}-{d 12}-{a 24}"),
    ("Slack user token", "xo~xp-{d 12}-{d 12}-{d 12}-{h 32}"),
    ("Slack app token", "xa~pp-1-A{u 10}-{d 13}-{h 64}"),
    ("Slack webhook", "https://hooks.sl~ack.com/services/T{u 10}/B{u 10}/{a 24}"),
    ("Discord webhook", "https://disc~ord.com/api/webhooks/{d 18}/{a 68}"),
    ("Telegram bot token", "{d 10}:A~A{a 33}"),
    ("SendGrid API key", "S~G.{a 22}.{a 43}"),
    ("Mailgun key", "ke~y-{h 32}"),
    ("Mailchimp key", "{h 32}-u~s14"),
    ("Brevo API key", "xkey~sib-{h 64}-{a 16}"),
    ("Resend API key", "r~e_{a 8}_{a 24}"),
    ("Stripe secret key", "sk_li~ve_{a 24}"),
    ("Stripe restricted key", "rk_li~ve_{a 24}"),
    ("Stripe webhook secret", "wh~sec_{a 32}"),
    ("Square access token", "sq0~atp-{a 22}"),
    ("Plaid access token", "access-prod~uction-{h 8}-{h 4}-{h 4}-{h 4}-{h 12}"),
    ("Shopify access token", "shp~at_{h 32}"),
    ("Facebook access token", "EA~AC{a 150}"),
    ("Okta API token", "SS~WS 00{a 40}"),
];

#[test]
fn every_vendor_shape_is_found_and_named() {
    for (name, recipe) in RECIPES {
        assert!(formats::all().any(|f| f.name == *name), "no format is called {name}");
        for seed in 1..4 {
            let token = token(&recipe.replace("~~", "\u{1}").replace('~', "").replace('\u{1}', "~"), seed);
            let text = format!("value = load(\"{token}\")\n");
            let all = claims(&[("src/app.py", "", &text)]);
            let titles: Vec<&str> = all.iter().map(|c| c.statement.title.as_str()).collect();
            assert!(titles.len() == 1 && titles[0].contains(name), "{name}: {token}: {titles:?}");
            assert!(!titles[0].contains(&token), "{name}: the title gives it away");
        }
    }
}

#[test]
fn tokens_that_people_made_up_are_silent() {
    for recipe in [
        "AK~IAIOSFODNN7EXAMPLE",
        "gh~p_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "gh~p_abcdefghijklmnopqrstuvwxyz0123456789",
        "sk_li~ve_xxxxxxxxxxxxxxxxxxxxxxxx",
        "sk_te~st_4eC39HqLyjWDarjtT1zdp7dc",
        "gl~pat-xxxxxxxxxxxxxxxxxxxx",
        "sk-~ant-api03-your-key-goes-here-xxxx",
        "xo~xb-000000000000-000000000000-xxxxxxxxxxxxxxxxxxxxxxxx",
        "AI~zaXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX",
        "np~m_000000000000000000000000000000000000",
        "https://hooks.sl~ack.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX",
        "sk-~proj-abcdefghijklmnopqrstuvwxyz1234567890",
        "hv~s.placeholder-token-for-tests",
        "da~pi00000000000000000000000000000000",
        "gh~p_thisIsNotARealTokenButLooksLikeOneOk",
    ] {
        let text = format!("value = load(\"{}\")\n", recipe.replace('~', ""));
        assert_eq!(found("src/app.py", &text), [], "{recipe}");
    }
}

#[test]
fn words_that_begin_like_a_token_are_silent() {
    for text in [
        "cio = 3\n",
        "task-proj-abcdefghijklmnopqrstuvwxyzabcdef\n",
        "risk_live_abcdefgh12345678abcd\n",
        "import re_export_something_long_as_name\n",
        "SKIP_ALL_TESTS_IN_THIS_FOLDER = 1\n",
        "key-value-store-of-the-application\n",
        "sk-button--primary-large-with-icon-and-more\n",
        "npm_config_registry=https://registry.npmjs.org\n",
        "AKIA is the prefix of access keys\n",
        "pul-request\n",
        "EAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n",
        "const hf_model_name_or_path_default = 1\n",
        "SG.UserControl.ViewModel.BaseClass\n",
    ] {
        assert_eq!(found("src/app.py", text), [], "{text}");
    }
}

#[test]
fn a_right_checksum_makes_certain_and_a_wrong_one_does_not_excuse() {
    let random = drawn(ALNUM, 30, 9);
    let right = format!("gh{}{random}{}", "p_", base62(crc32(random.as_bytes())));
    let wrong = format!("gh{}{random}{}", "p_", "A1b2C3");
    for (token, severity) in [(right, Severity::Critical), (wrong, Severity::Major)] {
        let text = format!("t = \"{token}\"\n");
        assert_eq!(found("src/app.py", &text), [("secret-provider-token".to_owned(), severity)], "{token}");
    }
}

#[test]
fn a_real_looking_token_in_a_test_is_reported_and_a_test_mode_key_is_advisory() {
    let live = token("sk_live_{a 24}", 3);
    let test = token("sk_test_{a 24}", 4);
    assert_eq!(found("tests/test_pay.py", &format!("K = \"{live}\"\n"))[0].1, Severity::Major);
    assert_eq!(found("src/pay.py", &format!("K = \"{test}\"\n"))[0].1, Severity::Minor);
    let publishable = format!("K = \"{}\"\n", token("pk_live_{a 24}", 4));
    assert_eq!(found("src/pay.js", &publishable), []);
}

#[test]
fn tokens_are_found_in_every_kind_of_file() {
    let key = token("sk_live_{a 24}", 5);
    for path in [
        "README.md",
        "a.txt",
        "Dockerfile",
        ".env",
        "x.properties",
        "deploy",
        "a/b.html",
        "nb.ipynb",
        "q.sql",
    ] {
        assert_eq!(found(path, &format!("x\nuse {key} here\n")).len(), 1, "{path}");
    }
}
