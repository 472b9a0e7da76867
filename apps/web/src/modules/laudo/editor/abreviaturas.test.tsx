import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { queryClient } from '../../../lib/query.ts'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000b1'
const ENDERECO = `/laudo/editar?codigo=${CODIGO}`
const paragrafo = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const RASCUNHO = exemplo('GET /laudo/:codigo', {
  codigo: CODIGO,
  estado: 'RASCUNHO',
  versao: 3,
  conteudo: {
    secoes: [
      { id: 'figado', titulo: 'Fígado', orgao: 'FIGADO', situacao: 'NORMAL', texto: paragrafo('Hoje.'), medidas: [] },
    ],
    conclusao: paragrafo('Do modelo.'),
    imagensPorPagina: 4,
  },
  variaveis: { 'animal.nome': 'Amora' },
})
const FIG = { atalho: 'fig', texto: 'Fígado de {{animal.nome}} normal.' }
const campo = (nome = 'Texto de Fígado') => page.getByRole('textbox', { name: nome })
const salvo = () => JSON.stringify(servidor.pedidos('PUT /laudo/:codigo').at(-1)?.conteudo)

async function escrever(texto: string, nome?: string): Promise<void> {
  await campo(nome).click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${texto}`)
}

describe('abreviaturas de quem escreve', () => {
  beforeEach(() => {
    let versao = 3
    queryClient.clear()
    servidor.responde('GET /laudo/:codigo', RASCUNHO)
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    servidor.responde('GET /abreviatura', [FIG, { atalho: 'lac', texto: 'Mede ___ cm.' }])
    servidor.responde('PUT /laudo/:codigo', () => ({ versao: ++versao, alteradoEm: '2026-11-20T12:00:00Z' }))
  })

  it('o espaço põe o texto no lugar, com as variáveis; nada é baixado antes do primeiro ;', async () => {
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(campo()).toHaveTextContent('Hoje.')
    expect(servidor.pedidos('GET /abreviatura')).toEqual([])
    await escrever(' ;fig ')
    await expect.element(campo()).toHaveTextContent('Hoje. Fígado de Amora normal.')
    await expect.poll(salvo).toContain('Hoje. Fígado de {{animal.nome}} normal.')
  })

  it('o que se escreve antes de o editor do texto chegar se expande com ele', async () => {
    const esperar = setTimeout
    const espera: (() => void)[] = []
    // A turn of the editor is a timer of no time: those wait, and no other does.
    const reter = (executar: () => void, ms?: number) =>
      ms === undefined ? espera.push(executar) : esperar(executar, ms)
    vi.stubGlobal('setTimeout', reter)
    onTestFinished(() => void vi.unstubAllGlobals())
    await abrir(ENDERECO, 'ESPECIALISTA')
    await escrever(' ;fig ')
    await expect.poll(() => servidor.pedidos('GET /abreviatura')).toHaveLength(1)
    expect(campo().element().classList.contains('tiptap')).toBe(false)
    vi.unstubAllGlobals()
    for (const seguir of espera) seguir()
    await expect.element(campo()).toHaveTextContent('Hoje. Fígado de Amora normal.')
    await expect.poll(salvo).toContain('Hoje. Fígado de {{animal.nome}} normal.')
  })

  it('o Tab também, na conclusão, e para na primeira lacuna', async () => {
    await abrir(ENDERECO, 'ESPECIALISTA')
    const conclusao = 'Texto da impressão diagnóstica'
    await escrever(' ;lac', conclusao)
    await expect.poll(() => servidor.pedidos('GET /abreviatura')).toHaveLength(1)
    await userEvent.keyboard('{Tab}')
    await expect.element(campo(conclusao)).toHaveTextContent('Do modelo. Mede ___ cm.')
    await userEvent.keyboard('2,5')
    await expect.poll(salvo).toContain('Mede 2,5 cm.')
  })

  it('o que não é abreviatura da pessoa fica como foi escrito', async () => {
    await abrir(ENDERECO, 'ESPECIALISTA')
    await escrever(' ;nada de baço;fig fim')
    await expect.poll(salvo).toContain('Hoje. ;nada de baço;fig fim')
  })

  it('guarda, muda e apaga sem sair do laudo', async () => {
    let lista = [FIG]
    servidor.responde('GET /abreviatura', () => lista)
    servidor.responde('PUT /abreviatura/:atalho', (nova) => {
      lista = [...lista, nova]
      return nova
    })
    servidor.responde('DELETE /abreviatura/:atalho', ({ atalho }) => {
      lista = lista.filter((uma) => uma.atalho !== atalho)
      return undefined
    })
    await abrir(ENDERECO, 'ESPECIALISTA')
    await expect.element(campo()).toBeVisible()
    await userEvent.keyboard('{Alt>}b{/Alt}')
    const janela = page.getByRole('dialog', { name: 'Minhas abreviaturas' })
    await janela.getByRole('button', { name: 'Nova abreviatura' }).click()
    await janela.getByRole('textbox', { name: 'Abreviatura' }).fill('fig')
    await janela.getByRole('textbox', { name: 'Texto' }).fill('Baço normal.')
    await janela.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(janela.getByText('Você já tem esta abreviatura.')).toBeVisible()
    await janela.getByRole('textbox', { name: 'Abreviatura' }).fill('baco')
    await janela.getByRole('button', { name: 'Salvar' }).click()
    await expect.element(janela.getByText('Baço normal.')).toBeVisible()
    expect(servidor.pedidos('PUT /abreviatura/:atalho')).toEqual([{ atalho: 'baco', texto: 'Baço normal.' }])
    await janela.getByRole('button', { name: 'Apagar ;fig' }).click()
    await expect.element(janela.getByText(FIG.texto)).not.toBeInTheDocument()
  })
})
