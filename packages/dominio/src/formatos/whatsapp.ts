/** Opens a conversation with the text ready. `telefone` in E.164; without one, the person chooses whom it goes to. */
export const linkDoWhatsApp = (telefone: string | null, texto = ''): string =>
  `https://wa.me/${(telefone ?? '').replace(/^\+/, '')}${texto === '' ? '' : `?text=${encodeURIComponent(texto)}`}`
