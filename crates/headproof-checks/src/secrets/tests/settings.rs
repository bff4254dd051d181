use super::*;

/// Lines that hold a secret, with `~` inside the value so that this file holds none; whether the finding blocks.
const LOUD: &[(&str, &str, bool)] = &[
    ("a.py", "DB_PASSWORD = \"Winter~2024!x\"", true),
    ("a.py", "password = 'hun~ter2'", true),
    ("a.py", "SECRET_KEY = \"k3$9dk2m~Qx7RtB4wZ8nLc3VhJ6pAf\"", true),
    ("a.py", "conn = connect(host=\"db.corp.net\", user=\"app\", password=\"tr0ub4~dor&3\")", true),
    ("a.py", "API_KEY = \"fB4kz91Lq0~XvTn2Sd8Wq\"", true),
    ("a.py", "SECRET = os.environ.get(\"JWT_SECRET\", \"k9dK2mQx7~RtB4wZ8nLc3VhJ6p\")", true),
    ("a.py", "password = \"sword~fish\"", false),
    ("a.ts", "const apiKey: string = \"fB4kz91Lq0~XvTn2Sd8Wq\";", true),
    ("a.ts", "export const config = { clientSecret: 'q8JwZ3pLr7~VtN5xKc2Hd' };", true),
    ("a.js", "app.use(session({ secret: 'n0t-4-good~-1dea' }));", true),
    ("a.js", "jwt.sign(user, \"x\", { jwtSecret: \"s3cr3t~signing99\" });", true),
    ("a.go", "const apiToken = \"fB4kz91Lq0~XvTn2Sd8Wq\"", true),
    ("a.go", "cfg.Password = \"Winter~2024!x\"", true),
    ("a.rs", "const API_KEY: &str = \"fB4kz91Lq0~XvTn2Sd8Wq\";", true),
    ("A.java", "private String password = \"Winter~2024!x\";", true),
    ("A.java", "dataSource.setPassword(\"Winter~2024!x\");", false),
    ("A.java", "props.put(\"password\", \"q8JwZ3pLr7~VtN5xKc2Hd\");", true),
    ("a.cs", "var cs = \"Server=db;User Id=sa;Password=Winter~2024!x;\";", true),
    ("a.rb", "config.secret_key = 'q8JwZ3pLr7~VtN5xKc2Hd'", true),
    ("a.php", "define('DB_PASSWORD', 'q8JwZ3pLr7~VtN5xKc2Hd');", true),
    ("a.php", "'password' => 'Winter~2024!x',", true),
    ("a.kt", "val clientSecret = \"q8JwZ3pLr7~VtN5xKc2Hd\"", true),
    ("a.swift", "let apiKey = \"fB4kz91Lq0~XvTn2Sd8Wq\"", true),
    ("a.sql", "CREATE USER app IDENTIFIED BY 'Winter~2024!x';", true),
    (".env", "DB_PASSWORD=Winter~2024!x", true),
    (".env.production", "export STRIPE_SECRET=q8JwZ3pLr7~VtN5xKc2Hd", true),
    ("application.properties", "spring.datasource.password=Winter~2024!x", true),
    ("application.properties", "spring.datasource.password=sword~fish", true),
    ("application.yml", "    password: Winter~2024!x", true),
    ("application.yml", "  client-secret: \"q8JwZ3pLr7~VtN5xKc2Hd\"", true),
    ("appsettings.json", "  \"ApiKey\": \"fB4kz91Lq0~XvTn2Sd8Wq\",", true),
    ("config.toml", "auth_token = \"fB4kz91Lq0~XvTn2Sd8Wq\"", true),
    ("prod.tfvars", "db_password = \"Winter~2024!x\"", true),
    ("settings.xml", "<password>Winter~2024!x</password>", true),
    ("web.config", "<add key=\"ApiKey\" value=\"fB4kz91Lq0~XvTn2Sd8Wq\" />", true),
    ("beans.xml", "<property name=\"password\" value=\"Winter~2024!x\"/>", true),
    ("Dockerfile", "ENV DB_PASSWORD Winter~2024!x", true),
    ("Dockerfile", "ARG NPM_TOKEN=fB4kz91Lq0~XvTn2Sd8Wq", true),
    ("run.sh", "export DB_PASSWORD='Winter~2024!x'", true),
    ("run.sh", "app --password Winter~2024!x --verbose", true),
    ("run.sh", "app --api-key=fB4kz91Lq0~XvTn2Sd8Wq", true),
    ("run.sh", "curl -u deploy:Winter~2024!x https://nexus.corp.net", true),
    ("run.sh", "curl -H \"Authorization: Bearer fB4kz91Lq0~XvTn2Sd8Wq\" https://x.corp.net", true),
    ("run.sh", "sshpass -p 'Winter~2024!x' ssh root@10.0.0.5", true),
    (".npmrc", "//registry.corp.net/:_authToken=fB4kz91Lq0~XvTn2Sd8Wq", true),
    (".netrc", "machine git.corp.net login bot password Winter~2024!x", true),
    ("redis.conf", "requirepass Winter~2024!x", true),
    ("a.py", "DSN = \"postgres://app:Winter~2024x@db.corp.net/app\"", true),
    ("a.py", "r = redis.from_url(\"redis://:q8JwZ3pLr7~VtN5xKc2Hd@cache.corp.net:6379/0\")", true),
    ("a.py", "git clone https://oauth2:q8JwZ3pLr7~VtN5xKc2Hd@git.corp.net/a.git", true),
    ("a.py", "headers = {\"Authorization\": \"Basic YXBwOldpbnR~lcjIwMjQheA==\"}", true),
    ("tests/test_login.py", "password = \"hun~ter2\"", false),
    ("tests/test_login.py", "token = \"fB4kz91Lq0~XvTn2Sd8Wq\"", false),
    ("docker-compose.yml", "      POSTGRES_PASSWORD: Winter~2024!x", false),
    ("a.py", "API_KEY = \"example-fB4kz91Lq0~XvTn2Sd8Wq\"", true),
    ("a.py", "requests.get(url, auth=(\"bot\", \"Winter~2024!x\"))", true),
    (
        "A.java",
        "given().auth().preemptive().basic(\"x\", \"y\"); client.basicAuth(\"bot\", \"Winter~2024!x\");",
        true,
    ),
    ("k8s/app.yaml", "        - name: DB_PASSWORD\n          value: Winter~2024!x", true),
    ("k8s/app.yaml", "        - name: API_TOKEN\n          value: \"fB4kz91Lq0~XvTn2Sd8Wq\"", true),
    ("task.json", "{ \"name\": \"DB_PASSWORD\", \"value\": \"Winter~2024!x\" }", true),
    (
        "variables.tf",
        "variable \"db_password\" {\n  type    = string\n  default = \"Winter~2024!x\"\n}",
        true,
    ),
    ("a.js", "fetch(\"https://api.corp.net/v1?size=3&api_key=fB4kz91Lq0~XvTn2Sd8Wq\")", true),
    ("aws.cfg", "aws_secret_access_key = kWn7Lq3/Tr9Bx2Zc~8Vm5+Hj1Dp6Fs4Gy0QwEaRuN", true),
    ("docs/a.rst", "    'oauth_token': 'Q6eRdO8MLmk39~4WozF5oKyuBv855l4Mlq',", false),
    ("unknown.blob", "password=Winter~2024!x", true),
];

#[test]
fn literals_behind_telling_names_are_found_in_every_form() {
    let mut wrong = Vec::new();
    for (path, line, blocks) in LOUD {
        let value = line.replace('~', "");
        let found = found(path, &format!("\n{value}\n"));
        if found.len() != 1 || found[0].1.blocks() != *blocks {
            wrong.push((path, line, blocks, found));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_manifest_of_a_secret_hides_nothing() {
    let text = "apiVersion: v1\nkind: Secret\nmetadata:\n  name: db\ndata:\n  password: V2ludGVyMjAyNCF4\n  user: YXBw\n\
                ---\nkind: ConfigMap\ndata:\n  motd: V2ludGVyMjAyNCF4\n";
    let claims = claims(&[("k8s/db.yaml", "", text)]);
    let lines: Vec<_> = claims.iter().map(|c| (c.statement.rule.as_str(), c.place.line)).collect();
    assert_eq!(lines, [("secret-in-manifest", Some(6))]);
}
