export function handlers(store, log) {
  return {
    async open(ticket) {
      await store.set(ticket.id, { ...ticket, state: "open" });
      log.info(`opened ${ticket.id}`);
    },

    async assign(id, agent) {
      const ticket = await store.get(id);
      await store.set(id, { ...ticket, agent });
      log.info(`assigned ${id} to ${agent}`);
    },

    async close(id, reason) {
      const ticket = await store.get(id);
      if (ticket.state === "closed") return;
      await store.set(id, { ...ticket, state: "closed", reason });
      log.info(`closed ${id}`);
    },
  };
}
