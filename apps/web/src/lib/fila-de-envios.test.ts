import { describe, expect, it } from 'vitest'
import { ErroDeApi } from './erro-de-api.ts'
import {
  criarFilaDeEnvios,
  emOrdemNatural,
  IMAGENS,
  IMAGENS_DO_EXAME,
  recusaDoArquivo,
  type Envio,
} from './fila-de-envios.ts'

const SEM_REDE = new ErroDeApi({ status: 0 })

const foto = (nome: string, type = 'image/png') => new File(['x'], nome, { type })

function criarCena() {
  const concluidas: string[] = []
  const pendentes = new Map<
    string,
    { ok: () => void; falhar: (erro: ErroDeApi) => void; progredir: (fracao: number) => void; sinal: AbortSignal }
  >()
  let envios: readonly Envio[] = []
  const resguardo: string[] = []
  const fila = criarFilaDeEnvios<string>({
    aceitos: IMAGENS,
    enviar: (arquivo, progredir, sinal) =>
      new Promise((resolver, rejeitar) =>
        pendentes.set(arquivo.name, {
          progredir,
          sinal,
          ok: () => resolver(arquivo.name),
          falhar: rejeitar,
        }),
      ),
    aoConcluir: (imagem) => concluidas.push(imagem),
    aoMudar: (novos) => (envios = novos),
    resguardo: {
      guardar: (novos) => resguardo.push(`guardar ${novos.map(({ arquivo }) => arquivo.name).join(' ')}`),
      esquecer: (id) => resguardo.push(`esquecer ${id}`),
    },
  })
  const responder = async (nome: string, falha?: ErroDeApi) => {
    if (falha === undefined) pendentes.get(nome)?.ok()
    else pendentes.get(nome)?.falhar(falha)
    await new Promise((resolver) => setTimeout(resolver, 0))
  }
  return { fila, resguardo, concluidas, pendentes, responder, envios: () => envios, indo: () => [...pendentes.keys()] }
}

describe('criarFilaDeEnvios', () => {
  it('envia três por vez e começa outra quando uma termina', async () => {
    const cena = criarCena()
    cena.fila.acrescentar(['a', 'b', 'c', 'd'].map((nome) => foto(nome)))
    expect(cena.indo()).toEqual(['a', 'b', 'c'])
    await cena.responder('a')
    expect(cena.indo()).toEqual(['a', 'b', 'c', 'd'])
    expect(cena.envios().map(({ nome }) => nome)).toEqual(['b', 'c', 'd'])
  })

  it('entrega na ordem escolhida, mesmo que cheguem fora dela', async () => {
    const cena = criarCena()
    cena.fila.acrescentar(['a', 'b', 'c'].map((nome) => foto(nome)))
    await cena.responder('c')
    await cena.responder('b')
    expect(cena.concluidas).toEqual([])
    await cena.responder('a')
    expect(cena.concluidas).toEqual(['a', 'b', 'c'])
    expect(cena.fila.emAndamento()).toBe(false)
  })

  it('quem falha não segura os outros, diz por quê e pode tentar de novo', async () => {
    const cena = criarCena()
    cena.fila.acrescentar(['a', 'b'].map((nome) => foto(nome)))
    await cena.responder('b')
    await cena.responder('a', SEM_REDE)
    expect(cena.concluidas).toEqual(['b'])
    expect(cena.envios()).toMatchObject([{ nome: 'a', erro: SEM_REDE.mensagem, repetivel: true }])
    cena.fila.repetir(cena.envios()[0]?.id ?? 0)
    expect(cena.envios()).toMatchObject([{ nome: 'a', erro: null, fracao: 0 }])
    await cena.responder('a')
    expect(cena.concluidas).toEqual(['b', 'a'])
  })

  it('o que o servidor recusou não se repete; o que ele não respondeu, sim', async () => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('a')])
    await cena.responder('a', new ErroDeApi({ status: 415, corpo: { mensagem: 'Envie um PDF.' } }))
    expect(cena.envios()).toMatchObject([{ erro: 'Envie um PDF.', repetivel: false }])
    cena.fila.repetir(cena.envios()[0]?.id ?? 0)
    expect(cena.envios()).toMatchObject([{ erro: 'Envie um PDF.' }])
    cena.fila.acrescentar([foto('b')])
    await cena.responder('b', new ErroDeApi({ status: 503 }))
    expect(cena.envios().at(-1)).toMatchObject({ nome: 'b', repetivel: true })
  })

  it('mostra o progresso de cada uma', () => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('a')])
    cena.pendentes.get('a')?.progredir(0.4)
    expect(cena.envios()[0]?.fracao).toBe(0.4)
  })

  it('tirar interrompe o envio e deixa passar quem esperava', async () => {
    const cena = criarCena()
    cena.fila.acrescentar(['a', 'b'].map((nome) => foto(nome)))
    await cena.responder('b')
    cena.fila.tirar(cena.envios()[0]?.id ?? 0)
    expect(cena.pendentes.get('a')?.sinal.aborted).toBe(true)
    expect(cena.concluidas).toEqual(['b'])
  })

  it('arquivo errado é recusado na hora e não se repete', () => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('a.pdf', 'application/pdf')])
    expect(cena.indo()).toEqual([])
    expect(cena.envios()).toMatchObject([{ nome: 'a.pdf', repetivel: false, erro: 'Só imagens JPEG, PNG ou WebP.' }])
  })
})

describe('o resguardo', () => {
  it('recebe o que pode ir, e o larga quando chega ou é tirado', async () => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('b'), foto('a'), foto('c.pdf', 'application/pdf')])
    expect(cena.resguardo).toEqual(['guardar a b'])
    await cena.responder('b')
    expect(cena.resguardo).toHaveLength(1)
    await cena.responder('a')
    expect(cena.resguardo.slice(1)).toEqual(['esquecer 1', 'esquecer 2'])
    cena.fila.tirar(3)
    expect(cena.resguardo.at(-1)).toBe('esquecer 3')
  })

  it.each([0, 401, 402, 403, 409, 429, 503])('fica com o que %i não deixou passar', async (status) => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('a')])
    await cena.responder('a', new ErroDeApi({ status }))
    expect(cena.resguardo).toEqual(['guardar a'])
  })

  it.each([404, 413, 415, 422])('larga o que %i recusou de vez', async (status) => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('a')])
    await cena.responder('a', new ErroDeApi({ status }))
    expect(cena.resguardo).toEqual(['guardar a', 'esquecer 1'])
  })

  it('fechar a tela não larga nada', async () => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('a')])
    cena.fila.encerrar()
    await cena.responder('a', SEM_REDE)
    expect(cena.resguardo).toEqual(['guardar a'])
  })

  it('o que volta vem na ordem que tinha, diz de onde, e não é guardado de novo', async () => {
    const cena = criarCena()
    expect(cena.fila.retomar([foto('b'), foto('a')], 'De antes.')).toEqual([1, 2])
    expect(cena.envios()).toMatchObject([
      { nome: 'b', nota: 'De antes.' },
      { nome: 'a', nota: 'De antes.' },
    ])
    expect([cena.resguardo, cena.fila.soNestaAba()]).toEqual([[], false])
    await cena.responder('a')
    await cena.responder('b')
    expect(cena.concluidas).toEqual(['b', 'a'])
  })

  it('só se perde com a aba o que ainda pode ir e não está guardado', async () => {
    const cena = criarCena()
    cena.fila.acrescentar([foto('a')])
    expect(cena.fila.soNestaAba()).toBe(true)
    cena.fila.anotar(1, true)
    expect(cena.fila.soNestaAba()).toBe(false)
    cena.fila.anotar(1, false, 'Não coube.')
    expect([cena.fila.soNestaAba(), cena.envios()[0]?.nota]).toEqual([true, 'Não coube.'])
    await cena.responder('a', new ErroDeApi({ status: 415 }))
    expect(cena.fila.soNestaAba()).toBe(false)
  })

  it('do que não foi e está guardado se diz que está; do que foi recusado de vez, não', async () => {
    const cena = criarCena()
    cena.fila.acrescentar(['a', 'b', 'c'].map((nome) => foto(nome)))
    cena.fila.anotar(1, true)
    cena.fila.anotar(2, true)
    expect(cena.envios()[0]?.nota).toBeUndefined()
    await cena.responder('a', SEM_REDE)
    await cena.responder('b', new ErroDeApi({ status: 415 }))
    await cena.responder('c', SEM_REDE)
    expect(cena.envios().map(({ nota }) => nota)).toEqual([
      'Guardada neste aparelho até ser enviada.',
      undefined,
      undefined,
    ])
  })

  it('com a rede de volta vão de uma vez as que ela não deixou passar', async () => {
    const cena = criarCena()
    cena.fila.acrescentar(['a', 'b', 'c'].map((nome) => foto(nome)))
    await cena.responder('a', SEM_REDE)
    await cena.responder('b', new ErroDeApi({ status: 415 }))
    await cena.responder('c', SEM_REDE)
    cena.fila.repetirTodas()
    expect(cena.envios().map(({ nome, repetivel, erro }) => [nome, repetivel, erro === null])).toEqual([
      ['a', true, true],
      ['b', false, false],
      ['c', true, true],
    ])
  })
})

it('recusaDoArquivo confere tipo e tamanho', () => {
  const recusa = (type: string, size: number) => recusaDoArquivo({ type, size, name: 'a.jpg' }, IMAGENS)
  expect(recusa('image/webp', 10 * 1024 * 1024)).toBeNull()
  expect(recusa('image/jpeg', 10 * 1024 * 1024 + 1)).toMatch('10 MB')
  expect(recusa('image/jpeg', 0)).toMatch('vazio')
  expect(recusa('', 5)).toBe(IMAGENS.recusa)
})

describe('DICOM', () => {
  const recusa = (name: string, type = '', size = 5, aceitos = IMAGENS_DO_EXAME) =>
    recusaDoArquivo({ type, size, name }, aceitos)

  it.each(['IM000001', 'a.dcm', 'A.DCM', '1.2.840.1', 'serie.ima'])('%s entra entre as imagens do exame', (nome) => {
    expect([recusa(nome), recusa(nome, 'application/octet-stream')]).toEqual([null, null])
    expect(recusa(nome, '', 5, IMAGENS)).toBe(IMAGENS.recusa)
  })

  it.each([
    ['laudo.docx', ''],
    ['programa.exe', 'application/octet-stream'],
    ['a.txt', 'text/plain'],
    ['LEIAME', 'text/plain'],
  ])('%s não', (nome, tipo) => expect(recusa(nome, tipo)).toBe(IMAGENS_DO_EXAME.recusa))

  it('pode ter 60 MB; a imagem comum, ao lado, continua a ter 10', () => {
    const mega = 1024 * 1024
    expect(recusa('a.dcm', 'application/dicom', 60 * mega)).toBeNull()
    expect(recusa('a.dcm', '', 60 * mega + 1)).toMatch('60 MB')
    expect(recusa('a.jpg', 'image/jpeg', 10 * mega + 1)).toMatch('10 MB')
  })
})

describe('clipe', () => {
  const recusa = (name: string, type = '', size = 5, aceitos = IMAGENS_DO_EXAME) =>
    recusaDoArquivo({ type, size, name }, aceitos)
  const mega = 1024 * 1024

  it.each([
    ['coracao.mp4', 'video/mp4'],
    ['coracao.avi', 'video/x-msvideo'],
    ['coracao.AVI', 'video/avi'],
    ['coracao.avi', ''],
    ['coracao.mp4', 'application/octet-stream'],
  ])('%s (%s) entra entre as imagens do exame, até 100 MB, e não em outro lugar', (nome, tipo) => {
    expect(recusa(nome, tipo, 100 * mega)).toBeNull()
    expect(recusa(nome, tipo, 100 * mega + 1)).toBe('O arquivo passa de 100 MB.')
    expect(recusa(nome, tipo, 5, IMAGENS)).toBe(IMAGENS.recusa)
  })

  it.each([
    ['tela.webm', 'video/webm'],
    ['celular.mov', 'video/quicktime'],
    ['nota.mp4', 'text/plain'],
  ])('%s não', (nome, tipo) => expect(recusa(nome, tipo)).toBe(IMAGENS_DO_EXAME.recusa))
})

it('ordem natural: 2 vem antes de 10', () => {
  expect(emOrdemNatural(['img10', 'img2', 'IMG1'].map((nome) => foto(nome))).map(({ name }) => name)).toEqual([
    'IMG1',
    'img2',
    'img10',
  ])
})
