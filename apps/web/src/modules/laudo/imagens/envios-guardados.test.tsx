import { MAXIMO_DE_FIGURAS } from '@vetlume/dominio/laudo'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { escolherImagens } from '../../../../teste/escolher-imagens.ts'
import { exemplo } from '../../../../teste/servidor/exemplo.ts'
import { responderMiniaturas } from '../../../../teste/miniaturas.ts'
import { servidor } from '../../../../teste/servidor/index.ts'
import { abrir, entrarComo, PESSOA } from '../../../../teste/tela.tsx'
import { criarUsuario } from '../../../../teste/fabricas.ts'
import {
  arquivosGuardados,
  bancoDeArquivos,
  descartarArquivos,
  MAXIMO_GUARDADO,
} from '../../../lib/arquivos-guardados.ts'
import { ErroDeApi } from '../../../lib/erro-de-api.ts'
import { criarFilaDeEnvios, IMAGENS, type Envio } from '../../../lib/fila-de-envios.ts'
import { sessao } from '../../../lib/navegador.ts'
import type { BancoDeRascunhos } from '../../../lib/rascunho.ts'
import { fila as avisos } from '../../../ui/avisar.ts'
import { guardarEnvios } from './envios-guardados.ts'

const SEM_REDE = new ErroDeApi({ status: 0 })
const png = (nome: string, texto = nome) => new File([texto], nome, { type: 'image/png' })
const guardados = async () => (await bancoDeArquivos.todos()).map(([, { dados }]) => (dados as File).name)

const abertas: (() => void)[] = []
let laudo = ''

/** A tab with this laudo: what it sends waits for `responder`. */
function abrirAba(banco?: BancoDeRascunhos) {
  let envios: readonly Envio[] = []
  const pedidos: { nome: string; ok: () => void; falhar: (erro: ErroDeApi) => void }[] = []
  const chegadas: string[] = []
  const fila = criarFilaDeEnvios<string>({
    aceitos: IMAGENS,
    enviar: async (arquivo) => {
      const conteudo = await arquivo.text()
      return new Promise((ok, falhar) => pedidos.push({ nome: arquivo.name, ok: () => ok(conteudo), falhar }))
    },
    aoConcluir: (conteudo) => chegadas.push(conteudo),
    aoMudar: (novos) => (envios = novos),
    resguardo: { guardar: (novos) => guarda.guardar(novos), esquecer: (id) => guarda.esquecer(id) },
  })
  const guarda = guardarEnvios(laudo, fila, banco)
  const fechar = () => {
    fila.encerrar()
    guarda.encerrar()
  }
  abertas.push(fechar)
  return { fila, pedidos, chegadas, fechar, envios: () => envios, nomes: () => pedidos.map(({ nome }) => nome) }
}

beforeEach(() => {
  laudo = `laudo:${crypto.randomUUID()}`
  entrarComo('ESPECIALISTA')
})
afterEach(async () => {
  for (const fechar of abertas.splice(0)) fechar()
  for (const [nome] of await bancoDeArquivos.todos()) await bancoDeArquivos.apagar(nome)
})

describe('o que espera para ser enviado', () => {
  it('sobrevive à aba, volta na ordem, é dito, e some do aparelho quando chega', async () => {
    const antes = abrirAba()
    antes.fila.acrescentar([png('b'), png('a')])
    await expect.poll(() => antes.pedidos).toHaveLength(2)
    for (const { falhar } of antes.pedidos) falhar(SEM_REDE)
    await expect.poll(guardados).toEqual(['a', 'b'])
    await expect.poll(() => antes.fila.soNestaAba()).toBe(false)
    antes.fechar()

    const depois = abrirAba()
    await expect.poll(depois.nomes).toEqual(['a', 'b'])
    expect(depois.envios().map(({ nota }) => nota)).toEqual(Array(2).fill('Estava guardada neste aparelho.'))
    expect(avisos.ler().map(({ texto }) => texto)).toEqual([
      '2 imagens que esperavam neste aparelho voltaram à fila de envio.',
    ])
    for (const { ok } of depois.pedidos) ok()
    await expect.poll(() => depois.chegadas).toEqual(['a', 'b'])
    await expect.poll(guardados).toEqual([])
    depois.fechar()
    const ultima = abrirAba()
    ultima.fila.acrescentar([png('z')])
    await expect.poll(ultima.nomes).toEqual(['z'])
  })

  it('de duas abas só uma envia; quando ela fecha, a outra continua', async () => {
    const uma = abrirAba()
    uma.fila.acrescentar([png('a'), png('b')])
    await expect.poll(guardados).toEqual(['a', 'b'])
    const outra = abrirAba()
    // What it chooses itself goes after it looked for what the other has.
    outra.fila.acrescentar([png('c')])
    await expect.poll(guardados).toEqual(['a', 'b', 'c'])
    await expect.poll(outra.nomes).toEqual(['c'])
    uma.pedidos[0]?.ok()
    await expect.poll(guardados).toEqual(['b', 'c'])
    expect(outra.nomes()).toEqual(['c'])
    uma.fechar()
    await expect.poll(outra.nomes).toEqual(['c', 'b'])
  })

  it('é de quem o escolheu: outra pessoa, e outro laudo, não o veem', async () => {
    const minha = abrirAba()
    minha.fila.acrescentar([png('a')])
    await expect.poll(guardados).toEqual(['a'])
    minha.fechar()
    const meuLaudo = laudo

    sessao.trocarUsuario(criarUsuario({ ...PESSOA, codigo: crypto.randomUUID(), perfis: ['ESPECIALISTA'] }))
    const dela = abrirAba()
    laudo = `laudo:${crypto.randomUUID()}`
    entrarComo('ESPECIALISTA')
    const deOutro = abrirAba()
    laudo = meuLaudo
    const deNovo = abrirAba()
    await expect.poll(deNovo.nomes).toEqual(['a'])
    expect([dela.nomes(), deOutro.nomes()]).toEqual([[], []])
  })

  it('tirado da fila, ou recusado de vez, não volta', async () => {
    const aba = abrirAba()
    aba.fila.acrescentar([png('a'), png('b'), png('c')])
    await expect.poll(guardados).toEqual(['a', 'b', 'c'])
    aba.fila.tirar(1)
    aba.pedidos[1]?.falhar(new ErroDeApi({ status: 415 }))
    aba.pedidos[2]?.falhar(new ErroDeApi({ status: 401 }))
    await expect.poll(guardados).toEqual(['c'])
  })

  it('com a rede de volta vai sem que ninguém peça', async () => {
    const aba = abrirAba()
    aba.fila.acrescentar([png('a')])
    await expect.poll(() => aba.pedidos).toHaveLength(1)
    aba.pedidos[0]?.falhar(SEM_REDE)
    await expect.poll(() => aba.envios()[0]?.erro).toBe(SEM_REDE.mensagem)
    dispatchEvent(new Event('online'))
    await expect.poll(aba.nomes).toEqual(['a', 'a'])
  })

  it.each([
    [
      'o navegador não guarda',
      { ...bancoDeArquivos, gravar: () => Promise.reject(new DOMException('', 'QuotaExceededError')) },
    ],
    [
      'o navegador não lê',
      { ...bancoDeArquivos, todos: () => Promise.reject(new DOMException('', 'InvalidStateError')) },
    ],
    [
      'o lugar acabou',
      {
        ...bancoDeArquivos,
        todos: async () => {
          const dados = Object.defineProperty(png('x'), 'size', { value: MAXIMO_GUARDADO })
          return [['de-outra-pessoa', { dados, guardadoEm: new Date().toISOString() }]] as [string, never][]
        },
      },
    ],
  ])('quando %s, é dito, e o envio segue desta aba', async (_, banco) => {
    const aba = abrirAba(banco)
    aba.fila.acrescentar([png('a')])
    await expect
      .poll(() => aba.envios()[0]?.nota)
      .toBe('Não coube neste aparelho: não feche esta tela até que seja enviada.')
    expect([aba.fila.soNestaAba(), await guardados()]).toEqual([true, []])
    aba.pedidos[0]?.ok()
    await expect.poll(() => aba.chegadas).toEqual(['a'])
  })

  it('o que ninguém voltou para enviar em trinta dias, e o de um laudo que acabou, se descarta', async () => {
    const aba = abrirAba()
    aba.fila.acrescentar([png('a')])
    await expect.poll(guardados).toEqual(['a'])
    const velho = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await bancoDeArquivos.gravar('outra:pessoa:laudo:1:0', { dados: png('velha'), guardadoEm: velho })
    await bancoDeArquivos.gravar('outra:pessoa:laudo:1:1', { dados: png('nova'), guardadoEm: new Date().toISOString() })
    await arquivosGuardados.descartarAntigos()
    expect((await guardados()).toSorted()).toEqual(['a', 'nova'])
    await descartarArquivos(laudo)
    expect(await guardados()).toEqual(['nova'])
  })
})

describe('no editor', () => {
  it('as imagens que a rede não deixou passar voltam com o laudo e entram nele uma vez', async () => {
    const codigo = crypto.randomUUID()
    const arquivo = crypto.randomUUID()
    const figura = exemplo('POST /laudo/:codigo/imagem', { arquivo, nome: 'rim.png', dicom: null, clipe: null })
    const aberto = exemplo('GET /laudo/:codigo', { codigo, estado: 'RASCUNHO', imagens: [], conteudo: { imagens: [] } })
    servidor.responde('GET /laudo/:codigo', aberto)
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    responderMiniaturas()
    servidor.responde('PUT /laudo/:codigo', { versao: 9, alteradoEm: '2026-11-20T12:00:00Z' })
    servidor.cai('POST /laudo/:codigo/imagem')
    const tela = await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    await escolherImagens(png('rim.png'))
    await expect.element(page.getByRole('button', { name: 'Enviar rim.png de novo' }).first()).toBeVisible()
    await expect.poll(guardados).toEqual(['rim.png'])
    await expect.element(page.getByText('Guardada neste aparelho até ser enviada.').first()).toBeVisible()
    await tela.unmount()

    servidor.responde('POST /laudo/:codigo/imagem', figura)
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    const figuras = page.getByRole('list', { name: 'Figuras do laudo' }).getByRole('listitem')
    await expect.poll(() => figuras.elements()).toHaveLength(1)
    await expect.poll(guardados).toEqual([])
    expect(servidor.pedidos('POST /laudo/:codigo/imagem').map(({ arquivo: um }) => um.name)).toEqual([
      'rim.png',
      'rim.png',
    ])
    await expect
      .poll(() =>
        servidor
          .pedidos('PUT /laudo/:codigo')
          .at(-1)
          ?.conteudo.imagens.map((uma) => uma.arquivo),
      )
      .toEqual([arquivo])
  })

  it('a que não cabe mais entre as figuras fica fora do laudo, e isso é dito', async () => {
    const codigo = crypto.randomUUID()
    const cheio = Array.from({ length: MAXIMO_DE_FIGURAS }, () => ({ arquivo: crypto.randomUUID(), legenda: '' }))
    const aberto = exemplo('GET /laudo/:codigo', {
      codigo,
      estado: 'RASCUNHO',
      imagens: [],
      conteudo: { imagens: cheio },
    })
    servidor.responde('GET /laudo/:codigo', aberto)
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    responderMiniaturas()
    servidor.responde('PUT /laudo/:codigo', { versao: 9, alteradoEm: '2026-11-20T12:00:00Z' })
    servidor.responde(
      'POST /laudo/:codigo/imagem',
      exemplo('POST /laudo/:codigo/imagem', { arquivo: crypto.randomUUID(), dicom: null, clipe: null }),
    )
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    await escolherImagens(png('rim.png'))
    await expect.element(page.getByText(/^Este laudo já mostra 120 figuras\./)).toBeVisible()
    await expect.element(page.getByText('1 imagem fora do laudo').first()).toBeVisible()
  })

  it('quem vai assinar sabe das imagens que ainda não chegaram', async () => {
    const codigo = crypto.randomUUID()
    const permissoes = { escrever: true, assinar: true }
    servidor.responde('GET /laudo/:codigo', exemplo('GET /laudo/:codigo', { codigo, estado: 'RASCUNHO', permissoes }))
    servidor.responde('GET /laudo/:codigo/pendencias', { pendencias: [] })
    servidor.responde('GET /estudo/do-laudo/:laudo', { estudos: [] })
    responderMiniaturas()
    servidor.responde('PUT /laudo/:codigo', { versao: 9, alteradoEm: '2026-11-20T12:00:00Z' })
    servidor.responde(
      'GET /especialista/:codigo/assinatura',
      exemplo('GET /especialista/:codigo/assinatura', { imagem: null, certificado: null }),
    )
    servidor.cai('POST /laudo/:codigo/imagem')
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    const escolha = [png('rim.png'), new File(['x'], 'nota.pdf', { type: 'application/pdf' })]
    await escolherImagens(...escolha)
    await expect.element(page.getByRole('button', { name: 'Enviar rim.png de novo' }).first()).toBeVisible()
    await page
      .getByRole('button', { name: /^Assinar/ })
      .first()
      .click()
    const dialogo = page.getByRole('dialog', { name: 'Assinar o laudo' })
    await expect
      .element(dialogo.getByText('Uma imagem ainda não chegou ao servidor e ficaria fora do laudo.'))
      .toBeVisible()
  })

  it('aberto depois de assinado, o laudo não guarda mais o que esperava por ele', async () => {
    const codigo = crypto.randomUUID()
    laudo = `laudo:${codigo}`
    const aba = abrirAba()
    aba.fila.acrescentar([png('a')])
    await expect.poll(guardados).toEqual(['a'])
    servidor.responde(
      'GET /laudo/:codigo',
      exemplo('GET /laudo/:codigo', {
        codigo,
        estado: 'ASSINADO',
        assinadoEm: '2026-11-20T12:00:00Z',
        permissoes: { escrever: false },
      }),
    )
    await abrir(`/laudo/editar?codigo=${codigo}`, 'ESPECIALISTA')
    await expect.poll(guardados).toEqual([])
  })
})
