'use strict';

const { WebClient } = require('@slack/web-api');

const client = new WebClient(process.env.SLACK_BOT_TOKEN);
const CHANNEL = process.env.SLACK_CHANNEL || '#builds';

function text(build) {
  const mark = build.ok ? ':white_check_mark:' : ':x:';
  return `${mark} ${build.project} ${build.version} (${build.seconds} s)`;
}

async function announce(build) {
  await client.chat.postMessage({ channel: CHANNEL, text: text(build) });
}

async function announceAll(builds) {
  for (const build of builds) {
    await announce(build);
  }
}

module.exports = { announce, announceAll, text };
