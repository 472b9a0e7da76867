import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { responderMiniaturas } from '../../../../teste/miniaturas.ts'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir } from '../../../../teste/tela.tsx'

const CODIGO = '01990000-0000-7000-8000-0000000000b1'
const FIGURA = '01990000-0000-7000-8000-0000000000c1'
const ENDERECO = `/laudo/editar?codigo=${CODIGO}`
const paragrafo = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
})
const comFiguras = (...figuras: string[]) =>
  servidor.responde(
    'GET /laudo/:codigo',
    exemplo('GET /laudo/:codigo', {
      codigo: CODIGO,
      estado: 'RASCUNHO',
      conteudo: {
        secoes: [{ id: 'figado', titulo: 'Fígado', orgao: null, texto: paragrafo('Normal.'), medidas: [] }],
        imagens: figuras.map((arquivo) => ({ arquivo, legenda: '' })),
      },
    }),
  )
const texto = () => page.getByRole('textbox', { name: 'Texto de Fígado' })
const temEditor = () => texto().element().classList.contains('tiptap')
const miniaturas = () => servidor.pedidos('GET /laudo/:codigo/miniaturas')

/** Its small images are asked for, and do not come until `soltar`. */
async function abrirComFiguraACaminho(): Promise<() => void> {
  comFiguras(FIGURA)
  const soltar = servidor.segura('GET /laudo/:codigo/miniaturas')
  await abrir(ENDERECO, 'ESPECIALISTA')
  await expect.poll(miniaturas).toHaveLength(1)
  // An editor that was asked for would be there by then.
  await new Promise((seguir) => setTimeout(seguir, 600))
  expect(temEditor()).toBe(false)
  return soltar
}

beforeEach(() => {
  servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
  servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
  servidor.responde('PUT /laudo/:codigo', { versao: 4, alteradoEm: '2026-11-20T12:00:00Z' })
  responderMiniaturas()
})

// First: from then on the code is there, and only its turn is waited for.
it('de um laudo sem figuras vem logo', async () => {
  comFiguras()
  await abrir(ENDERECO, 'ESPECIALISTA')
  await expect.poll(temEditor).toBe(true)
  expect(miniaturas()).toEqual([])
})

it('o que edita o texto vem depois das miniaturas da tela', async () => {
  const soltar = await abrirComFiguraACaminho()
  soltar()
  await expect.poll(temEditor).toBe(true)
})

it('quem entra num campo, ou aperta uma tecla, não espera por elas', async () => {
  const soltar = await abrirComFiguraACaminho()
  await userEvent.keyboard('{Shift}')
  await expect.poll(temEditor).toBe(true)
  soltar()
})
