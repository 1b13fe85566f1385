const everyMs = 1_500;

/** The kitchen's label for each OnlineOrderStatus, and the next step. */
const sent = { label: "New", next: 9, act: "Accept" };
const stages = {
  1: sent,
  7: sent,
  8: sent,
  9: { label: "Accepted", next: 2, act: "Start cooking" },
  2: { label: "Cooking", next: 4, act: "Ready" },
  4: { label: "Ready for pickup", next: 5, act: "Handed over" },
  12: { label: "Guest asks to cancel", next: 10, act: "Refund" },
};

function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function dishesOf({ OrderItems }) {
  return OrderItems.map(({ Quantity, Name }) => `${Quantity} × ${Name}`).join(", ");
}

async function moveOn(order, status) {
  await fetch(`/sandbox/orders/${encodeURIComponent(order.UDID)}/status`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ OnlineOrderStatus: status }),
  });
}

/** Orders come and go by themselves, so each one keeps its ticket element, and its button keeps keyboard focus. */
export function startKitchen({ tickets, note }) {
  const shown = new Map();

  function addTicket(order) {
    const item = make("li", "ticket");
    const title = make("p", "ticket-title", `Order ${order.OrderNumber}`);
    const state = make("span", "ticket-state");
    const button = make("button", "ticket-act");
    button.type = "button";
    button.addEventListener("click", async () => {
      await moveOn(order, Number(button.value));
      await look();
    });
    title.append(" ", state);
    item.append(title, make("p", "ticket-dishes", `${order.ContactCustomer_FirstName}: ${dishesOf(order)}`), button);
    tickets.prepend(item);
    return { item, state, button };
  }

  function show(order, stage) {
    const ticket = shown.get(order.UDID) ?? addTicket(order);
    shown.set(order.UDID, ticket);
    if (ticket.state.textContent === stage.label) return;
    ticket.state.textContent = stage.label;
    ticket.item.dataset.status = order.OnlineOrderStatus;
    ticket.button.textContent = stage.act;
    ticket.button.value = stage.next;
    ticket.button.setAttribute("aria-label", `${stage.act}: order ${order.OrderNumber}`);
  }

  async function look() {
    const answer = await fetch("/sandbox/orders");
    const orders = (await answer.json()).map(({ document }) => document);
    const open = orders.filter(({ OnlineOrderStatus }) => OnlineOrderStatus in stages);
    for (const order of open) show(order, stages[order.OnlineOrderStatus]);
    for (const [udid, { item }] of shown) {
      if (open.some(({ UDID }) => UDID === udid)) continue;
      item.remove();
      shown.delete(udid);
    }
    note.hidden = open.length > 0;
  }

  async function keepLooking() {
    // Continues after a failure, because a stopped demo may start again.
    if (!document.hidden) await look().catch(() => {});
    setTimeout(keepLooking, everyMs);
  }

  void keepLooking();
}
