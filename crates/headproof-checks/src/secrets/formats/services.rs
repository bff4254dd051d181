//! Chat, mail, payment, shops, social networks.

use super::{Format, inside, token};

pub(super) static FORMATS: &[Format] = &[
    // Slack: https://docs.slack.dev/authentication/tokens
    token("Slack bot token", "xoxb-", "xoxb-[0-9]{8,14}-[0-9A-Za-z-]{16,80}"),
    token("Slack user token", "xoxp-", "xoxp-[0-9]{8,14}-[0-9]{8,14}-[0-9A-Za-z-]{20,80}"),
    token("Slack workspace token", "xoxa-", "xoxa-(?:2-)?[0-9A-Za-z-]{20,110}"),
    token("Slack refresh token", "xoxr-", "xoxr-[0-9A-Za-z-]{20,110}"),
    token("Slack legacy token", "xoxs-", "xoxs-[0-9]{8,14}-[0-9A-Za-z-]{20,110}"),
    token("Slack configuration token", "xoxe", "xoxe(?:\\.xox[bp])?-[0-9]-[A-Za-z0-9]{100,180}"),
    token("Slack app token", "xapp-", "xapp-[0-9]-[A-Z0-9]{8,14}-[0-9]{8,14}-[0-9a-z]{32,80}"),
    token(
        "Slack webhook",
        "hooks.slack.com/",
        "hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Z0-9]{8,14}/[A-Za-z0-9]{8,20}/[A-Za-z0-9/]{20,60}",
    ),
    token(
        "Discord webhook",
        "discord.com/api/webhooks/",
        "discord\\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{60,80}",
    ),
    token(
        "Discord webhook",
        "discordapp.com/api/webhooks/",
        "discordapp\\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{60,80}",
    ),
    token(
        "Teams webhook",
        "webhook.office.com/webhookb2/",
        "webhook\\.office\\.com/webhookb2/[0-9a-f@-]{73}/IncomingWebhook/[0-9a-f]{32}/[0-9a-f-]{36}",
    ),
    inside("Telegram bot token", ":AA", 11, "[0-9]{8,10}:AA[A-Za-z0-9_-]{33}"),
    // Mail and messages
    token("SendGrid API key", "SG.", "SG\\.[A-Za-z0-9_-]{16,32}\\.[A-Za-z0-9_-]{32,64}"),
    token("Mailgun key", "key-", "key-[0-9a-f]{32}"),
    inside("Mailchimp key", "-us", 33, "[0-9a-f]{32}-us[0-9]{1,2}"),
    token("Brevo API key", "xkeysib-", "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}"),
    token("Brevo SMTP key", "xsmtpsib-", "xsmtpsib-[0-9a-f]{64}-[A-Za-z0-9]{16}"),
    token("Resend API key", "re_", "re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,28}"),
    token("Twilio API key", "SK", "SK[0-9a-f]{32}").limited(),
    // Payment
    token("Stripe secret key", "sk_live_", "sk_live_[A-Za-z0-9]{16,255}"),
    token("Stripe restricted key", "rk_live_", "rk_live_[A-Za-z0-9]{16,255}"),
    token("Stripe test key", "sk_test_", "sk_test_[A-Za-z0-9]{16,255}").limited(),
    token("Stripe restricted test key", "rk_test_", "rk_test_[A-Za-z0-9]{16,255}").limited(),
    token("Stripe webhook secret", "whsec_", "whsec_[A-Za-z0-9+/=]{24,64}"),
    token("Square access token", "sq0atp-", "sq0atp-[A-Za-z0-9_-]{22}"),
    token("Square OAuth secret", "sq0csp-", "sq0csp-[A-Za-z0-9_-]{43}"),
    token("Square access token", "EAAA", "EAAA[A-Za-z0-9_-]{60}"),
    token(
        "Braintree access token",
        "access_token$production$",
        "access_token\\$production\\$[a-z0-9]{16}\\$[0-9a-f]{32}",
    ),
    token(
        "Plaid access token",
        "access-production-",
        "access-production-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}",
    ),
    token("Flutterwave secret key", "FLWSECK-", "FLWSECK-[0-9a-zA-Z]{32}-X"),
    token("EasyPost API key", "EZAK", "EZAK[A-Za-z0-9]{54}"),
    token("Shippo token", "shippo_live_", "shippo_live_[0-9a-f]{40}"),
    token("Duffel token", "duffel_live_", "duffel_live_[A-Za-z0-9_-]{43}"),
    // Shops
    token("Shopify access token", "shpat_", "shpat_[0-9a-fA-F]{32}"),
    token("Shopify custom app token", "shpca_", "shpca_[0-9a-fA-F]{32}"),
    token("Shopify private app token", "shppa_", "shppa_[0-9a-fA-F]{32}"),
    token("Shopify shared secret", "shpss_", "shpss_[0-9a-fA-F]{32}"),
    // Social networks
    token("Facebook access token", "EAACEdEose0cBA", "EAACEdEose0cBA[0-9A-Za-z]{20,}"),
    token("Facebook access token", "EAA", "EAA[MC][A-Za-z0-9]{90,}"),
    token("Instagram access token", "IGQV", "IGQV[A-Za-z0-9_-]{80,}"),
    token("X bearer token", "AAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAA[A-Za-z0-9%]{60,120}"),
    token("Okta API token", "SSWS 00", "SSWS 00[A-Za-z0-9_-]{40}"),
];
