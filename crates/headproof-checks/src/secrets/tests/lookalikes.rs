use super::*;

/// Lines that speak of secrets and hold none, by the file they stand in.
const SILENT: &[(&str, &str)] = &[
    ("a.py", "API_KEY_HEADER = \"X-Api-Key\""),
    ("a.py", "PASSWORD_MIN_LENGTH = 12"),
    ("a.py", "TOKEN_URL = \"https://login.example.test/oauth2/token\""),
    ("a.py", "password = getpass(\"Password: \")"),
    ("a.py", "secret = vault.read(\"kv/data/svc\")[\"client_secret\"]"),
    ("a.py", "token = os.environ[\"SVC_TOKEN\"]"),
    ("a.py", "token = os.environ.get(\"SVC_TOKEN\", \"\")"),
    ("a.py", "password = request.form[\"password\"]"),
    ("a.py", "password = models.CharField(max_length=128)"),
    ("a.py", "password: str = Field(min_length=8)"),
    ("a.py", "SECRET_KEY = config(\"SECRET_KEY\")"),
    ("a.py", "raise ValueError(\"password must not be empty\")"),
    ("a.py", "PASSWORD = \"password\""),
    ("a.py", "token_type = \"bearer\""),
    ("a.py", "auth = \"basic\""),
    ("a.py", "def check(password=None, token=\"\"):"),
    ("a.ts", "const TOKEN_KEY = \"auth_token\";"),
    ("a.ts", "const SET_PASSWORD = \"auth/setPassword\";"),
    ("a.ts", "type: \"password\", name: \"password\", label: \"Password\""),
    ("a.ts", "password: z.string().min(8)"),
    ("a.ts", "const password = watch(\"password\");"),
    ("a.ts", "const token = localStorage.getItem(\"access_token\");"),
    ("a.ts", "cy.get('input[name=password]').type(secret)"),
    ("a.ts", "errors: { password: \"Password is required\" }"),
    ("a.ts", "const secretKey = process.env.SECRET_KEY!;"),
    ("a.ts", "const apiKey = `${process.env.API_KEY}`;"),
    ("a.ts", "const csrfToken = \"a8f5f167f44f4964e6c998dee827110c\";"),
    ("a.ts", "nextPageToken: \"CAUQAA9fk2mQx7RtB4wZ8\""),
    ("a.go", "password := os.Getenv(\"DB_PASSWORD\")"),
    ("a.go", "Password string `json:\"password\"`"),
    ("a.go", "const authHeader = \"Authorization\""),
    ("a.rs", "let token = env::var(\"TOKEN\")?;"),
    ("a.rs", "const PASSWORD_REGEX: &str = r\"^(?=.*[A-Z]).{8,}$\";"),
    ("a.java", "private static final String PASSWORD_PARAM = \"j_password\";"),
    ("a.java", "@Value(\"${db.password}\") private String password;"),
    ("a.rb", "password = ENV.fetch(\"DB_PASSWORD\")"),
    ("a.php", "$password = $_POST['password'];"),
    ("a.cs", "var password = Configuration[\"Db:Password\"];"),
    ("a.sql", "password VARCHAR(255) NOT NULL"),
    (".env", "DB_PASSWORD="),
    (".env", "DB_PASSWORD=${SECRET}"),
    (".env", "API_KEY=<your-api-key>"),
    (".env.example", "API_KEY=your_api_key_here"),
    (".env.example", "SECRET_KEY=change-me-in-production"),
    (".env.example", "DB_PASSWORD=secret123"),
    ("app.yml", "password: ${DB_PASSWORD:}"),
    ("app.yml", "password: \"{{ vault_db_password }}\""),
    ("app.yml", "secretName: my-app-tls"),
    ("app.yml", "tokenSecretRef: github-token"),
    ("app.yml", "api_key: !vault |"),
    ("app.yml", "password: !ENV DB_PASSWORD"),
    ("app.yml", "password: ENC(8f3kd92ls0fk3jd9)"),
    ("app.yml", "password: # set in production"),
    ("app.yml", "password: the password of the user"),
    ("app.yml", "key: a1b2c3d4e5f6a7b8c9d0"),
    ("openapi.yaml", "          password:\n            type: string\n            format: password"),
    (".github/workflows/ci.yml", "          token: ${{ secrets.GITHUB_TOKEN }}"),
    (".github/workflows/ci.yml", "          POSTGRES_PASSWORD: postgres"),
    ("docker-compose.yml", "      POSTGRES_PASSWORD: postgres"),
    ("docker-compose.yml", "      - DATABASE_URL=postgres://postgres:postgres@db:5432/app"),
    ("locales/de.json", "  \"password\": \"Passwort\","),
    ("src/i18n/fr.ts", "  passwordReset: \"Motdepasse1!\","),
    ("package-lock.json", "\"integrity\": \"sha512-W7s0uC5bikET2twEFgXRB4wZ8nLcx3VhJ6pQ9dK2m7RtA==\""),
    ("go.sum", "golang.org/x/auth v0.1.0 h1:W7s0uC5bikET2twEFgXRB4wZ8nLcx3VhJ6pQ9dK2m7A="),
    ("Cargo.lock", "checksum = \"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\""),
    ("main.tf", "password = var.db_password"),
    ("main.tf", "password = random_password.db.result"),
    ("main.tf", "secret_arn = \"arn:aws:secretsmanager:eu-west-1:123456789012:secret:db\""),
    ("Dockerfile", "ARG NPM_TOKEN"),
    ("Dockerfile", "ENV API_TOKEN=$API_TOKEN"),
    ("run.sh", "export TOKEN=$(cat /run/secrets/token)"),
    ("run.sh", "curl -u \"$USER:$PASS\" https://x.test"),
    ("run.sh", "curl -H \"Authorization: Bearer $TOKEN\" https://x.test"),
    ("run.sh", "mysql -u root -p$MYSQL_PASSWORD app"),
    ("run.sh", "echo \"password: enter it\""),
    ("pom.xml", "<password>${env.NEXUS_PASSWORD}</password>"),
    ("web.config", "<add key=\"ApiKey\" value=\"#{ApiKey}#\" />"),
    ("README.md", "password = \"Winter2024!x\""),
    ("docs/setup.md", "postgres://user:password@localhost:5432/app"),
    ("id.pub", "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOTvBHWY/NDHji9Of2wtvZwfIl/RoSK64Z0qpatm1e8V me@host"),
    ("src/k.py", "if pem.startswith(\"-----BEGIN PRIVATE KEY-----\"):"),
    ("src/k.py", "PEM = \"-----BEGIN PUBLIC KEY-----\\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\""),
    ("src/id.py", "commit_token = \"3f786850e387550fdab836ed7e6dc881de23001b\"  # sha1"),
    ("a.py", "user_id = \"6f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f9\""),
    ("a.py", "PASSWORD_HASH = \"$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW\""),
    ("a.py", "password = \"$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW\""),
    ("a.kt", "fun setToken(token: String) { this.token = token }"),
    ("a.swift", "let passwordField = \"passwordTextField\""),
    ("a.vue", "<input type=\"password\" placeholder=\"Enter your password\" />"),
    ("a.jsx", "<Field name=\"password\" type=\"password\" autoComplete=\"current-password\" />"),
    (
        "a.yaml",
        "  - name: DB_PASSWORD\n    valueFrom:\n      secretKeyRef:\n        name: db\n        key: password",
    ),
    ("k8s/a.yaml", "        - name: DB_PASSWORD\n          value: $(DB_PASSWORD)"),
    ("k8s/a.yaml", "        - name: TOKEN_URL\n          value: https://login.corp.net/token"),
    ("variables.tf", "variable \"db_password\" {\n  type      = string\n  sensitive = true\n}"),
    ("variables.tf", "variable \"db_password\" {\n  default = \"\"\n}"),
    ("form.json", "{ \"name\": \"password\", \"value\": \"\", \"type\": \"password\" }"),
    ("aws.cfg", "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
    ("a.py", "requests.get(url, auth=(user, password))"),
    ("a.py", "requests.get(url, auth=(\"user\", \"pass\"))"),
    ("a.js", "location.href = \"/reset?token=\" + token;"),
    ("a.js", "const tokenUrl = \"/api/\" + \"token\"; const token = \"Bear\" + \"er\";"),
    ("a.py", "password = \"\" or \"x\""),
    ("a.py", "redis.from_url(\"redis://localhost:6379/0\")"),
    ("a.py", "url = f\"https://{user}:{password}@{host}/\""),
    ("a.py", "url = \"git+ssh://git@github.com/org/repo.git\""),
    ("a.py", "assert token == \"\""),
];

#[test]
fn lines_that_only_speak_of_secrets_are_silent() {
    assert!(SILENT.len() >= 40);
    let loud: Vec<_> = SILENT
        .iter()
        .map(|(path, line)| (path, line, found(path, &format!("\n{line}\n"))))
        .filter(|(_, _, found)| !found.is_empty())
        .collect();
    assert!(loud.is_empty(), "{loud:#?}");
}

/// A marker of a private key without naming it in one piece.
fn marker(end: &str) -> String {
    format!("-----{end} PRIV{} KEY-----", "ATE")
}

#[test]
fn markers_in_code_that_reads_keys_are_silent() {
    let code = "function decode(pem) {\n  const stripped = replaceHeaderAndWhitespace(pem);\n  const buffer = Uint8Array.from(stripped, character => character.charCodeAt(0));\n  return subtle.importKey('pkcs8', buffer, algorithm, false, ['sign']);\n}\nexport async function importKeyFromText(text, algorithm, options) {\n  if (typeof text !== 'string') throw new TypeError('text must be formatted');\n  return decodeAndImport(text, algorithm, options);\n}\n";
    let reads = format!(
        "export function load(pem) {{\n  if (pem.indexOf('{}') !== 0) {{\n    throw new TypeError('pkcs8');\n  }}\n}}\n{code}",
        marker("BEGIN")
    );
    let both = format!("{reads}const end = '{}';\n", marker("END"));
    for text in [&reads, &both] {
        assert_eq!(found("src/import.ts", text), [], "{text}");
    }
    let line = "MC4CAQAwBQYDK2VwBCIEIL7wqk0Yd9pZ3jvR2mXc8hTgQn5sBfLuV1oKeW6aJ4xD";
    let key = format!("const KEY = `{}\n{line}\n{}`;\n{code}", marker("BEGIN"), marker("END"));
    assert_eq!(found("src/import.ts", &key), [("secret-private-key".to_owned(), Severity::Critical)]);
    for path in ["tap/keys.ts", "src/fixtures.ts", "test/fixtures.ts"] {
        assert_eq!(found(path, &key), [("secret-private-key".to_owned(), Severity::Minor)], "{path}");
    }
}

#[test]
fn ids_of_keys_in_signed_addresses_are_advisory() {
    let id = format!("AK{}", "IAIJNI6FA5RIAFFQ7Q");
    let signed = format!(
        "\"https://a.s3.amazonaws.com/out?X-Amz-Date=20180516T221919Z&X-Amz-Credential={id}%2F20180516%2Fus-east-1&X-Amz-Signature=f4ea\""
    );
    let old = format!("\"https://a.s3.amazonaws.com/out?AWSAccessKeyId={id}&Expires=1&Signature=aa\"");
    for address in [&signed, &old] {
        let said = found("data/answer.json", &format!("{{\n  \"url\": {address}\n}}\n"));
        assert_eq!(said, [("secret-provider-token".to_owned(), Severity::Minor)], "{address}");
    }
    let plain = format!("AWSAccessKeyId={id}\n");
    let said = found("rootkey.csv", &plain);
    assert!(said.iter().any(|(_, s)| s.blocks()), "{said:?}");
}

#[test]
fn keys_in_examples_of_documentation_comments_are_advisory() {
    let line = "MC4CAQAwBQYDK2VwBCIEIL7wqk0Yd9pZ3jvR2mXc8hTgQn5sBfLuV1oKeW6aJ4xD";
    let pem = |lead: &str| {
        format!(" * {lead}\n * const pkcs8 = `{}\n * {line}\n * {}`\n", marker("BEGIN"), marker("END"))
    };
    let member = "YAfYfiEAK8CPvUAeUC6RMUVI4o6DRG4UWydiJqHYUXYqbVlJMwYqU8Jws1oRxwJj";
    let jwk = |lead: &str| {
        format!(
            " * {lead}\n * const key = await parseJwk({{\n *   e: 'AQAB',\n *   d: '{member}',\n *   kty: 'RSA'\n * }})\n"
        )
    };
    for lead in ["@example Import a key", "```js"] {
        for body in [pem(lead), jwk(lead)] {
            let text = format!("/**\n * Imports a key.\n *\n{body} */\nexport function load() {{}}\n");
            assert_eq!(
                found("src/load.ts", &text),
                [("secret-private-key".to_owned(), Severity::Minor)],
                "{text}"
            );
        }
    }
    for body in [pem("old one"), jwk("old one")] {
        let text = format!("/**\n{body} */\nexport function load() {{}}\n");
        assert_eq!(
            found("src/load.ts", &text),
            [("secret-private-key".to_owned(), Severity::Critical)],
            "{text}"
        );
    }
}

#[test]
fn keys_that_browsers_search_with_are_advisory() {
    let key = "2d058d216b7fd5d68d481fd48ee72c06";
    let site = format!(
        "const config = {{\n  algolia: {{\n    apiKey: '{key}',\n    indexName: 'docs',\n  }},\n}};\n"
    );
    assert!(!found("website/siteConfig.js", &site).iter().any(|(_, s)| s.blocks()));
    let server = format!("const config = {{\n  billing: {{\n    apiKey: '{key}',\n  }},\n}};\n");
    assert!(found("src/config.js", &server).iter().any(|(_, s)| s.blocks()));
}

#[test]
fn names_between_marks_are_silent() {
    for value in ["###ORACLE_PWD###", "%%DB_PASSWORD%%", "__ADMIN_PASSWORD__", "@@PASSWORD@@"] {
        assert_eq!(found("db/dbca.rsp", &format!("SYSPASSWORD = \"{value}\"\n")), [], "{value}");
    }
    assert!(!found("db/dbca.rsp", "SYSPASSWORD = \"##kT9vQ2xLp##\"\n").is_empty());
}

#[test]
fn tokens_in_examples_of_documentation_comments_are_advisory() {
    let token = format!(
        "ey{}.ey{}.{}",
        "JhbGciOiJFUzI1NiJ9", "JpYXQiOjE2MDQ1fQ", "hx1nOfAT5LlXuzu8O-bhjXBGpklWDt2EsHw7-MDn49"
    );
    let comment = |lead: &str| {
        format!(
            "/**\n * {lead}\n * const {{ payload }} = await verify('{token}', key)\n */\nexport function verify() {{}}\n"
        )
    };
    let said = |lead: &str| found("src/verify.ts", &comment(lead));
    assert!(said("@example Usage").iter().all(|(_, s)| !s.blocks()), "{:?}", said("@example Usage"));
    assert!(said("what I used").iter().any(|(_, s)| s.blocks()), "{:?}", said("what I used"));
}
