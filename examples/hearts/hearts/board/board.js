// The board of Hearts: a card table seen from the viewer's seat.  Plain JavaScript, mounted by the house (docs/boards.md).

const WORDS = {
  en: {
    deal: (deal) => `Deal ${deal}`,
    last: "The last trick",
    passing: "To be passed",
    score: (score, points) => `${score} points, ${points} in this deal`,
    cards: (count) => (count === 1 ? "1 card" : `${count} cards`),
    hand: "Your hand",
    broken: "Hearts are broken",
    trick: "The trick",
  },
  fr: {
    deal: (deal) => `Donne ${deal}`,
    last: "Le dernier pli",
    passing: "À passer",
    score: (score, points) => `${score} points, dont ${points} dans cette donne`,
    cards: (count) => (count === 1 ? "1 carte" : `${count} cartes`),
    hand: "Votre main",
    broken: "Les cœurs sont ouverts",
    trick: "Le pli",
  },
};
const PLACES = ["south", "west", "north", "east"]; // clockwise from the viewer

/** An element with a class, attributes and children. */
function make(tag, name, attributes = {}, ...children) {
  const element = document.createElement(tag);
  element.className = name;
  for (const [key, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

const suitOf = (card) => card.slice(-1);
const rankOf = (card) => card.slice(0, -1);

/** A card; with a choice it is a button. */
function drawCard(card, choice) {
  const suit = suitOf(card);
  const face = `card ${"♦♥".includes(suit) ? "red" : "black"}${card === "Q♠" ? " lady" : ""}`;
  const inside = [make("b", "rank", {}, rankOf(card), make("br", ""), suit), make("i", "suit", { "aria-hidden": "true" }, suit)];
  if (!choice) return make("div", face, { role: "img", "aria-label": card }, ...inside);
  const button = make(
    "button",
    `${face} open`,
    { "aria-label": choice.words, title: choice.words, "data-play": card },
    ...inside,
  );
  button.onclick = choice.play;
  return button;
}

/** The cards of the running trick, or of the last one, each with the seat that played it. */
function trickOf(view, ranks) {
  const isOver = view.trick.length === 0;
  const cards = isOver ? view.played.slice(-4) : view.trick;
  if (cards.length === 0 || (isOver && cards.length < 4)) return { cards: [], isOver };
  let first = (view.turn - cards.length + 8) % 4;
  if (isOver) {
    // Whoever took the trick leads now; the highest card of the suit that was led says which card was theirs.
    const follows = cards.filter((card) => suitOf(card) === suitOf(cards[0]));
    const best = follows.reduce((one, two) => (ranks.indexOf(rankOf(two)) > ranks.indexOf(rankOf(one)) ? two : one));
    first = (view.turn - cards.indexOf(best) + 4) % 4;
  }
  return { cards: cards.map((card, at) => ({ card, seat: (first + at) % 4 })), isOver };
}

function draw(props) {
  const { view, language, seats, step } = props;
  const words = WORDS[language] ?? WORDS.en;
  const below = view.seat ?? 0;
  const placeOf = (seat) => PLACES[(seat - below + 4) % 4];
  const choices = new Map();
  (props.choices?.actions ?? []).forEach((action, at) => {
    const label = props.labels[at];
    choices.set(action.card, {
      words: label ? props.say(label.phrase) : action.card,
      play: () => props.play(action),
      isPointed: props.pointed.includes(at),
    });
  });

  const plates = seats.map((seat, number) => {
    const isAsked = view.toAct.includes(number);
    const told = words.score(view.scores[number], view.points[number]);
    const plate = make(
      "section",
      `plate ${placeOf(number)}${isAsked ? " asked" : ""}`,
      { "aria-label": seat.name },
      make("span", "name", {}, seat.name || props.tell("seat-name", { number: number + 1 })),
      make(
        "span",
        "score",
        { role: "img", "aria-label": told, title: told },
        `${view.scores[number]}`,
        make("em", "", {}, view.points[number] ? ` +${view.points[number]}♥` : ""),
      ),
      make("span", "left", {}, words.cards(view.handSizes[number])),
    );
    plate.style.setProperty("--sign", `var(--sign-${number}, var(--seat-${number}))`);
    return plate;
  });

  const { cards, isOver } = trickOf(view, props.box.ranks);
  const taken = step?.events.find((event) => event.type === "trickTaken");
  const played = step?.events.filter((event) => event.type === "cardPlayed").map((event) => event.card) ?? [];
  const isMoving = step !== null && step.duration > 0;
  const trick = make("div", "trick", { role: "group", "aria-label": isOver ? words.last : words.trick });
  for (const { card, seat } of cards) {
    const drawn = drawCard(card, null);
    drawn.classList.add(placeOf(seat));
    if (isMoving && played.includes(card)) drawn.classList.add("comes");
    if (isMoving && taken) drawn.classList.add("goes", `to-${placeOf(taken.seat)}`);
    else if (isOver && !isMoving) drawn.classList.add("past");
    trick.append(drawn);
  }
  if (isMoving) trick.style.setProperty("--time", `${step.duration}ms`);

  const isBroken = view.played.some((card) => suitOf(card) === "♥");
  const facts = make(
    "p",
    "facts",
    {},
    make("span", "", {}, words.deal(view.deal)),
    isBroken ? make("span", "", {}, words.broken) : null,
  );
  const table = make("div", "table", {}, facts, ...plates, trick);

  const hand = make("div", "hand", { role: "group", "aria-label": words.hand });
  for (const card of view.hand ?? []) {
    if (view.chosen?.includes(card)) continue;
    const choice = choices.get(card) ?? null;
    const drawn = drawCard(card, choice);
    if (choice?.isPointed) drawn.classList.add("pointed");
    if (!choice && choices.size) drawn.classList.add("shut");
    hand.append(drawn);
  }
  const chosen = view.chosen?.length
    ? make(
        "div",
        "chosen",
        { role: "group", "aria-label": words.passing },
        make("span", "", {}, words.passing),
        ...view.chosen.map((card) => drawCard(card, null)),
      )
    : null;
  return [table, ...(chosen ? [chosen] : []), ...(view.hand ? [hand] : [])];
}

export default {
  contract: 1,

  /** A trick is looked at for a moment before it is taken. */
  duration: (events) => (events.some((event) => event.type === "trickTaken") ? 1500 : 380),

  sounds: { cardPlayed: "card", cardsPassed: "card", cardsDealt: "card", matchEnded: "win" },

  mount(element, props) {
    element.className = "hearts";
    let isByKeys = false;

    function show(next) {
      const root = element.getRootNode();
      const held = root.activeElement?.dataset?.play ?? null;
      element.replaceChildren(...draw(next));
      const buttons = [...element.querySelectorAll("button")];
      if (held || isByKeys)
        (buttons.find((one) => one.dataset.play === held) ?? (isByKeys ? buttons[0] : null))?.focus();
      if (buttons.length) isByKeys = false;
    }

    element.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const buttons = [...element.querySelectorAll("button")];
      const at = buttons.indexOf(event.target);
      if (by && at >= 0) {
        buttons.at((at + by) % buttons.length).focus();
        event.preventDefault();
      }
      isByKeys = event.key === "Enter" || event.key === " ";
    });

    show(props);
    return { update: show };
  },
};
