import type { SecaoDoModelo } from '@vetlume/dominio/laudo'
import type { ModeloDeDocumento, VersaoDoModelo } from '@vetlume/dominio/modelo-documento'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { desenhar } from '../../../../teste/tela.tsx'
import { ContextoDaMesaDeTexto } from '../../texto-rico/index.ts'
import { ContextoDaOficina } from './oficina.ts'
import { SecaoEmEdicao } from './secao-do-modelo.tsx'
import { useOficinaDaVersao } from './use-oficina-viva.ts'

const texto = { type: 'doc' as const, content: [] }
const secao: SecaoDoModelo = {
  id: 's',
  titulo: 'Achados',
  orgao: null,
  situacao: null,
  motivo: null,
  texto,
  medidas: [],
  frases: [],
}
const laudo = { secoes: [secao], conclusao: texto, frasesDeConclusao: [], imagensPorPagina: 4 }
const MODELO = { codigo: 'm', tipo: 'LAUDO', sexo: null } as ModeloDeDocumento
const versao: Partial<VersaoDoModelo> = { codigo: 'v-que-se-deixa', revisao: 1, alteradaEm: null, laudo, texto: null }

function Editor() {
  const oficina = useOficinaDaVersao(MODELO, versao as VersaoDoModelo)
  if (oficina === null) return null
  return (
    <ContextoDaOficina value={oficina}>
      <ContextoDaMesaDeTexto value={oficina.mesaDeTexto}>
        <SecaoEmEdicao id="s" indice={0} />
      </ContextoDaMesaDeTexto>
    </ContextoDaOficina>
  )
}

function Tela() {
  const [aberto, abrir] = useState(true)
  return (
    <>
      <button type="button" onClick={() => abrir(false)}>
        Sair do modelo
      </button>
      {aberto && <Editor />}
    </>
  )
}

it('de um modelo que se deixou nada se desfaz: o que saiu dele já não volta', async () => {
  await desenhar(<Tela />)
  await page.getByRole('button', { name: 'Remover Achados' }).click()
  const desfazer = page.getByRole('button', { name: 'Desfazer' })
  await expect.element(desfazer).toBeVisible()
  await page.getByRole('button', { name: 'Sair do modelo' }).click()
  // Left alone it would go too, seconds later.
  await expect.element(desfazer, { timeout: 1_500 }).not.toBeInTheDocument()
})
