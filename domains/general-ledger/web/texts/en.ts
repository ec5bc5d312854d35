export default {
	errors: { notFrozen: "This product is no longer closed by a difference. Another operator may have opened it." },
};
