export default {
	errors: { notFrozen: "This product is not closed by a difference any more. Another operator may have opened it." },
};
