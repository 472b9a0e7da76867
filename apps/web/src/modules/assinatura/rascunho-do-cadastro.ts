const CHAVE = 'vetlume.cadastro'
/** Never the password: what it opens does not stay in the browser. */
const GUARDADOS = ['nome', 'email', 'telefone', 'empresa', 'documento', 'cpf'] as const

export type RascunhoDoCadastro = Partial<Record<(typeof GUARDADOS)[number], string>>

/** What was typed in this tab before it was reloaded; nothing where the browser keeps nothing. */
export function lerRascunho(): RascunhoDoCadastro {
  try {
    return JSON.parse(sessionStorage.getItem(CHAVE) ?? '{}') as RascunhoDoCadastro
  } catch {
    return {}
  }
}

export function guardarRascunho(formulario: HTMLFormElement): void {
  const dados = new FormData(formulario)
  const pares = GUARDADOS.map((nome) => [nome, dados.get(nome)] as const)
  try {
    sessionStorage.setItem(CHAVE, JSON.stringify(Object.fromEntries(pares)))
  } catch {
    // A full or forbidden storage only means that a reload begins again.
  }
}

export function esquecerRascunho(): void {
  try {
    sessionStorage.removeItem(CHAVE)
  } catch {
    // Nothing was kept.
  }
}
