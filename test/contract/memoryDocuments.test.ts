import { buildDocuments } from "../support/buildDocuments.ts";
import { buildMenu } from "../support/buildMenu.ts";
import { buildStore } from "../support/buildStore.ts";
import { describeDocuments } from "./documentsContract.ts";

describeDocuments("documents in memory", async () => {
  const documents = buildDocuments();
  return {
    documents,
    async put({ id, name, hqId = null }, menuIds) {
      const menus = menuIds?.map((menuId) => buildMenu({}, { id: menuId }));
      documents.put(buildStore({ id, name, hqId }), menus);
    },
    remove: async (id) => documents.remove(id),
    fail: async (what) => documents.fail(what),
  };
});
