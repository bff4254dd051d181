use headproof_core::severity::Severity;

use super::claims;

/// Changes that bring a value for where there is none: path, before, after, with `~` inside each secret.
const LOUD: &[(&str, &str, &str)] = &[
    (
        "src/config.ts",
        "export const stripeKey = process.env.STRIPE_KEY;\n",
        "export const stripeKey = process.env.STRIPE_KEY ?? \"sk_~live_51Hq8vLKx2mNpQ9rTzWcYbD3fGjA7sE\";\n",
    ),
    (
        "src/config.ts",
        "export const config = {\n  jwtSecret: process.env.JWT_SECRET,\n};\n",
        "export const config = {\n  jwtSecret: process.env.JWT_SECRET || \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\",\n};\n",
    ),
    (
        "src/mail.js",
        "const key = process.env[\"SENDGRID_API_KEY\"];\n",
        "const key = process.env[\"SENDGRID_API_KEY\"] || \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\";\n",
    ),
    (
        "src/api.ts",
        "const token = import.meta.env.VITE_API_TOKEN;\n",
        "const token = import.meta.env.VITE_API_TOKEN ?? \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\";\n",
    ),
    (
        "src/client.js",
        "export function client(apiKey) {\n  return new Client(apiKey);\n}\n",
        "export function client(apiKey = \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\") {\n  return new Client(apiKey);\n}\n",
    ),
    (
        "src/client.js",
        "const { API_KEY } = process.env;\n",
        "const { API_KEY = \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\" } = process.env;\n",
    ),
    (
        "src/config.ts",
        "export const secret = process.env.SESSION_SECRET;\n",
        "export const secret =\n  process.env.SESSION_SECRET ??\n  \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\";\n",
    ),
    (
        "src/config.ts",
        "const password = process.env.DB_PASSWORD;\n",
        "const password = process.env.DB_PASSWORD ? process.env.DB_PASSWORD : \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\";\n",
    ),
    (
        "src/config.ts",
        "const key = env(\"PAYMENT_API_KEY\");\n",
        "const key = env(\"PAYMENT_API_KEY\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\");\n",
    ),
    (
        "src/env.ts",
        "const schema = z.object({\n  JWT_SECRET: z.string(),\n});\n",
        "const schema = z.object({\n  JWT_SECRET: z.string().default(\"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"),\n});\n",
    ),
    (
        "app/settings.py",
        "import os\nSECRET_KEY = os.environ[\"SECRET_KEY\"]\n",
        "import os\nSECRET_KEY = os.getenv(\"SECRET_KEY\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")\n",
    ),
    (
        "app/settings.py",
        "import os\nDB = os.environ[\"DB_PASSWORD\"]\n",
        "import os\nDB = os.environ.get(\"DB_PASSWORD\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")\n",
    ),
    (
        "app/settings.py",
        "import os\ntoken = os.environ.get(\"API_TOKEN\")\n",
        "import os\ntoken = os.environ.get(\"API_TOKEN\") or \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"\n",
    ),
    (
        "app/settings.py",
        "from decouple import config\nSIGNING = config(\"SIGNING_KEY\")\n",
        "from decouple import config\nSIGNING = config(\"SIGNING_KEY\", default=\"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")\n",
    ),
    (
        "app/settings.py",
        "class Settings(BaseSettings):\n    api_key: str\n",
        "class Settings(BaseSettings):\n    api_key: str = \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"\n",
    ),
    (
        "app/settings.py",
        "class Settings(BaseSettings):\n    webhook_secret: str\n",
        "class Settings(BaseSettings):\n    webhook_secret: str = Field(default=\"c7d1f0a9~4be2835d6f10e8b73a5942cd\")\n",
    ),
    (
        "app/client.py",
        "def connect(user, password):\n    return login(user, password)\n",
        "def connect(user, password=\"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"):\n    return login(user, password)\n",
    ),
    (
        "app/settings.py",
        "import os\nTOKEN = os.environ[\"SLACK_TOKEN\"]\n",
        "import os\nTOKEN = os.environ.get(\n    \"SLACK_TOKEN\",\n    \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\",\n)\n",
    ),
    (
        "app/settings.py",
        "import os\nkey = os.environ[\"API_KEY\"]\n",
        "import os\ntry:\n    key = os.environ[\"API_KEY\"]\nexcept KeyError:\n    key = \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"\n",
    ),
    (
        "cfg/cfg.go",
        "package cfg\n\nimport \"os\"\n\nfunc Key() string {\n\treturn os.Getenv(\"API_KEY\")\n}\n",
        "package cfg\n\nimport \"os\"\n\nfunc Key() string {\n\tif k := os.Getenv(\"API_KEY\"); k != \"\" {\n\t\treturn k\n\t}\n\treturn \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"\n}\n",
    ),
    (
        "cfg/cfg.go",
        "package cfg\n\nvar secret = os.Getenv(\"JWT_SECRET\")\n",
        "package cfg\n\nvar secret = cmp.Or(os.Getenv(\"JWT_SECRET\"), \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")\n",
    ),
    (
        "cfg/cfg.go",
        "package cfg\n\nvar token = getenv(\"API_TOKEN\")\n",
        "package cfg\n\nvar token = getenv(\"API_TOKEN\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")\n",
    ),
    (
        "cfg/cfg.go",
        "package cfg\n\nfunc init() {\n\tviper.SetDefault(\"port\", 80)\n}\n",
        "package cfg\n\nfunc init() {\n\tviper.SetDefault(\"port\", 80)\n\tviper.SetDefault(\"jwt.secret\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")\n}\n",
    ),
    (
        "cfg/cfg.go",
        "package cfg\n\nvar tok = flag.String(\"api-token\", \"\", \"token of the API\")\n",
        "package cfg\n\nvar tok = flag.String(\"api-token\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\", \"token of the API\")\n",
    ),
    (
        "src/cfg.rs",
        "pub fn key() -> String {\n    env::var(\"API_KEY\").expect(\"API_KEY\")\n}\n",
        "pub fn key() -> String {\n    env::var(\"API_KEY\").unwrap_or(\"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\".into())\n}\n",
    ),
    (
        "src/cfg.rs",
        "pub fn key() -> String {\n    env::var(\"API_KEY\").unwrap()\n}\n",
        "pub fn key() -> String {\n    std::env::var(\"API_KEY\").unwrap_or_else(|_| \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\".to_string())\n}\n",
    ),
    (
        "src/cfg.rs",
        "pub fn key() -> String {\n    env::var(\"K\").unwrap()\n}\n",
        "pub fn key() -> String {\n    env::var(\"K\").unwrap_or_else(|_| String::from(\"sk_~live_51Hq8vLKx2mNpQ9rTzWcYbD3fGjA7sE\"))\n}\n",
    ),
    (
        "src/cli.rs",
        "#[derive(Parser)]\nstruct Cli {\n    #[arg(long, env = \"API_TOKEN\")]\n    api_token: String,\n}\n",
        "#[derive(Parser)]\nstruct Cli {\n    #[arg(long, env = \"API_TOKEN\", default_value = \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")]\n    api_token: String,\n}\n",
    ),
    (
        "src/cfg.rs",
        "const T: &str = env!(\"SENTRY_AUTH_TOKEN\");\n",
        "const T: &str = match option_env!(\"SENTRY_AUTH_TOKEN\") { Some(t) => t, None => \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\" };\n",
    ),
    (
        "src/Cfg.java",
        "class Cfg {\n  String secret = System.getenv(\"JWT_SECRET\");\n}\n",
        "class Cfg {\n  String secret = System.getenv().getOrDefault(\"JWT_SECRET\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\");\n}\n",
    ),
    (
        "src/Cfg.kt",
        "val apiKey = System.getenv(\"API_KEY\")\n",
        "val apiKey = System.getenv(\"API_KEY\") ?: \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"\n",
    ),
    (
        "config/a.rb",
        "key = ENV.fetch(\"API_KEY\")\n",
        "key = ENV.fetch(\"API_KEY\", \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\")\n",
    ),
    (
        "config/a.rb",
        "secret = ENV[\"SECRET_KEY_BASE\"]\n",
        "secret = ENV[\"SECRET_KEY_BASE\"] || \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"\n",
    ),
    (
        "config/a.php",
        "<?php\nreturn [\n  'key' => env('PAYMENT_SECRET'),\n];\n",
        "<?php\nreturn [\n  'key' => env('PAYMENT_SECRET', '9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ'),\n];\n",
    ),
    (
        "scripts/deploy.sh",
        "TOKEN=\"${API_TOKEN:?}\"\n",
        "TOKEN=\"${API_TOKEN:-9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ}\"\n",
    ),
    (
        "docker-compose.yml",
        "services:\n  api:\n    environment:\n      JWT_SECRET: ${JWT_SECRET}\n",
        "services:\n  api:\n    environment:\n      JWT_SECRET: ${JWT_SECRET:-9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ}\n",
    ),
    (
        "src/main/resources/application.yml",
        "app:\n  jwt:\n    secret: ${JWT_SECRET}\n",
        "app:\n  jwt:\n    secret: ${JWT_SECRET:9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ}\n",
    ),
    (
        "infra/v.tf",
        "variable \"db_password\" {\n  type = string\n}\n",
        "variable \"db_password\" {\n  type    = string\n  default = \"9fK2vLq8~ZxT4mNwP7rYc3HsB6dJ\"\n}\n",
    ),
    (
        "app/settings.py",
        "import os\nDB_PASSWORD = os.environ[\"DB_PASSWORD\"]\n",
        "import os\nDB_PASSWORD = os.environ.get(\"DB_PASSWORD\", \"Tr0ub4do~r&3-prod\")\n",
    ),
    (
        "src/db.ts",
        "const password = process.env.DB_PASSWORD;\n",
        "const password = process.env.DB_PASSWORD ?? \"Winter20~24!billing\";\n",
    ),
];

/// Changes that bring a value that is no secret.
const QUIET: &[(&str, &str, &str)] = &[
    (
        "src/config.ts",
        "const s = process.env.JWT_SECRET;\n",
        "const s = process.env.JWT_SECRET ?? \"change-me\";\n",
    ),
    (
        "app/settings.py",
        "import os\nS = os.environ[\"SECRET_KEY\"]\n",
        "import os\nS = os.environ.get(\"SECRET_KEY\", \"dev-secret\")\n",
    ),
    (
        "app/settings.py",
        "import os\nS = os.environ[\"SECRET_KEY\"]\n",
        "import os\nS = os.environ.get(\"SECRET_KEY\", \"\")\n",
    ),
    (
        "src/config.ts",
        "const u = process.env.API_URL;\n",
        "const u = process.env.API_URL ?? \"https://api.example.com/v1\";\n",
    ),
    (
        "src/config.ts",
        "const u = process.env.AWS_REGION;\n",
        "const u = process.env.AWS_REGION ?? \"eu-central-1\";\n",
    ),
    (
        "src/config.ts",
        "const u = process.env.MAX_TOKENS;\n",
        "const u = process.env.MAX_TOKENS ?? \"128000\";\n",
    ),
    (
        "src/db.ts",
        "const p = process.env.PGPASSWORD;\n",
        "const p = process.env.PGPASSWORD ?? \"postgres\";\n",
    ),
    (
        "src/a.ts",
        "const apiKeyHeader = h;\n",
        "const apiKeyHeader = process.env.API_KEY_HEADER ?? \"x-api-key\";\n",
    ),
    (
        "src/a.ts",
        "const c = 1;\n",
        "const sessionTokenCookie = process.env.TOKEN_COOKIE || \"shop_session_v2\";\n",
    ),
    (
        "src/a.ts",
        "const c = 1;\n",
        "const secretName = process.env.SECRET_NAME ?? \"prod/billing/stripe\";\n",
    ),
    (
        "src/a.ts",
        "const c = 1;\n",
        "const secret = process.env.SESSION_SECRET ?? randomBytes(32).toString(\"hex\");\n",
    ),
    (
        "src/a.ts",
        "const c = 1;\n",
        "const key = process.env.PRIVATE_KEY_PATH ?? \"/etc/shop/keys/signing.pem\";\n",
    ),
    ("a/a.go", "package a\n", "package a\n\nvar t = getenv(\"API_TOKEN\", \"GITHUB_TOKEN\")\n"),
    (
        "tests/test_a.py",
        "import os\n",
        "import os\nos.environ.setdefault(\"API_TOKEN\", \"test-token-1234567890\")\n",
    ),
    (
        "src/cfg.rs",
        "const X: u8 = 1;\n",
        "pub fn key() -> String {\n    env::var(\"TOKEN_KIND\").unwrap_or_else(|_| \"bearer\".to_string())\n}\n",
    ),
    (
        "src/a.ts",
        "const c = 1;\n",
        "const secretId = process.env.DB_SECRET_ARN ?? \"arn:aws:secretsmanager:eu-west-1:000000000000:secret:db\";\n",
    ),
    ("src/a.ts", "const c = 1;\n", "const pk = process.env.STRIPE_PUBLIC_KEY ?? \"pk_test_placeholder\";\n"),
    (
        "src/a.ts",
        "const c = 1;\n",
        "const publicKey = process.env.VAPID_PUBLIC_KEY ?? \"BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U\";\n",
    ),
];

/// Whether something blocks in a change.
fn blocks(case: &(&str, &str, &str)) -> bool {
    let after = case.2.replace('~', "");
    claims(&[(case.0, case.1, &after)]).iter().any(|c| c.statement.severity >= Severity::Major)
}

#[test]
fn values_for_where_there_is_none_are_found() {
    let missed: Vec<_> = LOUD.iter().filter(|c| !blocks(c)).collect();
    assert!(missed.is_empty(), "{missed:#?}");
}

#[test]
fn values_that_are_no_secret_are_let_pass() {
    let noisy: Vec<_> = QUIET.iter().filter(|c| blocks(c)).collect();
    assert!(noisy.is_empty(), "{noisy:#?}");
}
