import type { Lesao } from '@vetlume/dominio/laudo'
import { acrescentarLesao } from '../../edicao/operacoes.ts'
import type { Bancada } from '../bancada.ts'

/** Where the key adds a lesion: the organ or the list that is being written, else the list of the laudo, else wherever one is. */
export function secaoParaLesao({ loja }: Bancada, lugar: string): string | null {
  const secoes = loja.ler().conteudo.secoes.filter(({ situacao }) => situacao !== 'NAO_AVALIADO')
  const aqui = secoes.find(({ id }) => id === lugar)
  if (aqui !== undefined && (aqui.orgao !== null || aqui.corpo?.tipo === 'LESOES')) return lugar
  return secoes.find(({ corpo }) => corpo?.tipo === 'LESOES')?.id ?? aqui?.id ?? null
}

/** Adds a lesion to the list of a section, in the unit of the last one, and puts the cursor in it. */
export function novaLesao({ loja, mudar }: Bancada, secao: string): void {
  const corpo = loja.ler().conteudo.secoes.find(({ id }) => id === secao)?.corpo
  const unidade: Lesao['unidade'] = (corpo?.tipo === 'LESOES' && corpo.lesoes.at(-1)?.unidade) || 'cm'
  const id = crypto.randomUUID()
  mudar(acrescentarLesao(secao, { id, oQue: '', lugar: '', lado: null, diametros: [], unidade }))
  // Its editor may still be on its way.
  let vezes = 0
  const focar = () => {
    const campo = document.querySelector<HTMLInputElement>(`[data-lesao="${id}"] input`)
    if (campo !== null) campo.focus()
    else if (++vezes < 40) setTimeout(focar, 50)
  }
  setTimeout(focar, 0)
}
