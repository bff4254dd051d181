'use strict';

const { WebClient } = require('@slack/web-api');

const client = new WebClient('xoxb-526830340180-2229815590974-5e8FMUSnci2AvB19SbgIf3DT');
const CHANNEL = process.env.SLACK_CHANNEL || '#release-train';

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
