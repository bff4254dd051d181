export function handlers(store, log) {
  return {
    async open(ticket) {
      await store.set(ticket.id, { ...ticket, state: "open" });
      log.info({ ticket: ticket.id }, "opened");
    },

    // ... rest of the handlers stay the same ...
  };
}
