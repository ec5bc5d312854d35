export default {
	errors: { notFrozen: "该产品已不再因差额而关闭，可能已由另一位操作员开启。" },
};
