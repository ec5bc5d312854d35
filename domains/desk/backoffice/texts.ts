/** What operators read about their own views of lists. */
export const texts = {
	desk: { errors: { viewLimit: "You have %{limit} views of this list, and no more are possible. Remove one first." } },
};
