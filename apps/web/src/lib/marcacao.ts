interface FabricaDePoliticas {
  createPolicy(
    nome: string,
    regras: { createHTML: (texto: string) => string; createScriptURL: (endereco: string) => string | null },
  ): unknown
}

/** Keeps documents (`apps/web/service-worker`). */
export const SERVICE_WORKER = '/service-worker.js'

const ENTIDADES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text that reads the same as HTML and as text. */
export function semMarcacao(texto: string): string {
  return texto.replace(/[&<>]/g, (caractere) => ENTIDADES[caractere] ?? caractere)
}

/**
 * Default Trusted Types policy. The page's policy refuses text given to `innerHTML`; a library that writes plain
 * text that way (the date fields do) keeps working, and markup that anyone tries to inject becomes visible text. Of programs,
 * only the one of the documents is started.
 */
export function recusarMarcacao(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: FabricaDePoliticas }
  trustedTypes?.createPolicy('default', {
    createHTML: semMarcacao,
    createScriptURL: (endereco) => (endereco === SERVICE_WORKER ? endereco : null),
  })
}
