/** "51 824 753 556", however the store writes it. */
export function businessNumberText(abn: string): string {
  return abn.replace(/\s/g, "").replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4");
}
