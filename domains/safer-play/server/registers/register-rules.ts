import type { RegisterAct } from "../../contract/index.ts";

/** The combined answer of the registers that answered in time. */
export type RegisterAnswer = "clear" | "listed" | "none";

/** `unanswered`: it waits until a register answers. */
export type RegisterVerdict = "allowed" | "listed" | "unanswered";

/**
 * What happens while a register does not answer. Without its answer no one can open an account, deposit or get offers.
 * A login continues, because it is also the way to the player's own money; the deposit after it queries the register
 * again.
 */
const WITHOUT_ANSWER: Readonly<Record<RegisterAct, RegisterVerdict>> = {
	registration: "unanswered",
	login: "allowed",
	deposit: "unanswered",
	marketing: "unanswered",
};

export function judgeAnswer(act: RegisterAct, answer: RegisterAnswer): RegisterVerdict {
	if (answer === "none") return WITHOUT_ANSWER[act];
	return answer === "listed" ? "listed" : "allowed";
}

/** One register that lists the person is enough; otherwise one without an answer leaves it open. */
export function together(answers: readonly RegisterAnswer[]): RegisterAnswer {
	if (answers.includes("listed")) return "listed";
	return answers.includes("none") ? "none" : "clear";
}
