import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { criarCorreio, type Correio } from '../../infra/correio.ts'
import { recolocarMensagens } from '../../infra/tarefas/reenvio.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrirCaixaPostal, type CaixaPostal } from '../../../teste/caixa-postal.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { EMAIL_ENFILEIRADO, enfileirarEmail, entregarMensagem, type Anexadores } from './index.ts'

let amb: Ambiente
let empresa: Empresa
let caixa: CaixaPostal
let correio: Correio
// Far ahead of the clock of the jobs that run beside the tests: they find these letters not yet due and leave them alone.
let agora = Temporal.Instant.from('2040-05-10T12:00:00Z')
const avancar = (duracao: Temporal.DurationLike) => void (agora = agora.add(duracao))

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  caixa = await abrirCaixaPostal()
  correio = criarCorreio(
    { url: caixa.url, remetente: 'Vetlume <nao-responda@vetlume.test>' },
    'segredo-de-teste-com-mais-de-32-caracteres',
  )
})
afterAll(async () => {
  correio.encerrar()
  await caixa.fechar()
  await amb.fechar()
})

async function enfileirar(dados: { chave?: string; para?: string } = {}) {
  const { chave = randomUUID(), para = `${randomUUID()}@destino.vet` } = dados
  const pedido = {
    cliente: empresa.cliente,
    chave,
    para,
    modelo: 'redefinir-senha' as const,
    dados: { nome: 'Ana Prado', link: randomUUID() },
  }
  await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) =>
    enfileirarEmail(tx, pedido, agora),
  )
  const linhas = await amb.db.selectFrom('mensagem').selectAll().where('chave', '=', chave).execute()
  return { ...pedido, linhas, codigo: linhas[0]?.codigo ?? '' }
}

const ler = (codigo: string) =>
  amb.db.selectFrom('mensagem').selectAll().where('codigo', '=', codigo).executeTakeFirstOrThrow()

const em = (minutes: number) => agora.add({ minutes }).toString({ smallestUnit: 'millisecond' })

/** Events that ask for a message, in the outbox or already in the queue. */
async function eventosDe(codigo: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (select count(*) from evento where dados->>'mensagem' = ${codigo})
      + (select count(*) from pgboss.job where name = 'correio' and data->'dados'->>'mensagem' = ${codigo}) as n`.execute(
    amb.db,
  )
  return rows[0]?.n ?? 0
}

/** What letters carry here: the printer is of others. */
const ANEXADORES: Anexadores = {
  CONTA: async (_, { codigo }) => ({ nome: `conta-${codigo.slice(0, 8)}.pdf`, bytes: Buffer.from('%PDF- conta') }),
  FECHAMENTO: async () => {
    throw new Error('the printer is busy')
  },
}

/** One delivery of the job, through the real mail server instead of the capture box. */
function entregar(codigo: string, saida: Correio = correio) {
  const evento = {
    codigo: randomUUID(),
    cliente: empresa.cliente,
    tipo: EMAIL_ENFILEIRADO,
    dados: { mensagem: codigo },
    quando: '',
  }
  return entregarMensagem(ANEXADORES)({ db: amb.dbApp, agora, servicos: { ...amb.servicos, correio: saida } }, evento)
}

describe('envio por SMTP', () => {
  it('manda texto e HTML, em português, a quem é, com o link no fragmento', async () => {
    const { codigo, para, dados } = await enfileirar()
    await entregar(codigo)
    const [carta, ...outras] = caixa.para(para)
    expect(outras).toEqual([])
    expect(carta?.de).toBe('nao-responda@vetlume.test')
    expect(carta?.cabecalhos).toMatch(/Subject: Crie uma nova senha\r\n/)
    expect(carta?.cabecalhos).toContain(`Message-ID: <${codigo}@vetlume.test>`)
    expect(carta?.cabecalhos).toContain('Auto-Submitted: auto-generated')
    expect(carta?.texto).toContain('Olá, Ana!')
    expect(carta?.texto).toContain(`https://vetlume.test/recuperar-senha#${correio.segredoDoLink(dados.link)}`)
    expect(await ler(codigo)).toMatchObject({ estado: 'ENVIADA', tentativas: 1, falha: null })
  })

  it('vinte entregas do mesmo evento ao mesmo tempo, e outras depois, mandam uma carta', async () => {
    const { codigo, para } = await enfileirar()
    await Promise.all(Array.from({ length: 20 }, () => entregar(codigo)))
    for (let i = 0; i < 3; i++) await entregar(codigo)
    expect(caixa.para(para)).toHaveLength(1)
    expect(await ler(codigo)).toMatchObject({ estado: 'ENVIADA', tentativas: 1 })
  })

  it('o mesmo evento de negócio pede uma carta só, mesmo pedido dez vezes ao mesmo tempo', async () => {
    const chave = randomUUID()
    const pedidos = await Promise.all(Array.from({ length: 10 }, () => enfileirar({ chave })))
    expect(new Set(pedidos.map(({ codigo }) => codigo)).size).toBe(1)
    expect(await amb.db.selectFrom('mensagem').select('codigo').where('chave', '=', chave).execute()).toHaveLength(1)
  })

  it('sem servidor, tenta de novo cada vez mais tarde, sem perder nem repetir', async () => {
    const { codigo, para } = await enfileirar()
    const fora = criarCorreio({ url: 'smtp://127.0.0.1:1', remetente: 'v@vetlume.test' }, 'x'.repeat(32))
    await entregar(codigo, fora)
    const falhou = await ler(codigo)
    expect(falhou).toMatchObject({ estado: 'PENDENTE', tentativas: 1, falha: 'ESOCKET', proxima_em: em(1) })
    await entregar(codigo)
    expect(caixa.para(para)).toEqual([])

    avancar({ minutes: 1 })
    await entregar(codigo, fora)
    expect(await ler(codigo)).toMatchObject({ tentativas: 2, proxima_em: em(5) })
    await recolocarMensagens(amb.dbApp, agora.add({ minutes: 4 }))
    expect(await eventosDe(codigo)).toBe(1)
    avancar({ minutes: 5 })
    await recolocarMensagens(amb.dbApp, agora)
    expect(await eventosDe(codigo)).toBe(2)
    await entregar(codigo)
    expect(caixa.para(para)).toHaveLength(1)
    expect(await ler(codigo)).toMatchObject({ estado: 'ENVIADA', tentativas: 3, falha: null })
    fora.encerrar()
  })

  it('leva anexo o que a carta diz; se a impressora não pode agora, a carta espera', async () => {
    const pedir = async (modelo: 'cobranca' | 'fechamento-enviado', dados: object) => {
      const para = `${randomUUID()}@destino.vet`
      const pedido = { cliente: empresa.cliente, chave: randomUUID(), para, modelo, dados } as Parameters<
        typeof enfileirarEmail
      >[1]
      await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) =>
        enfileirarEmail(tx, pedido, agora),
      )
      const { codigo } = await amb.db
        .selectFrom('mensagem')
        .select('codigo')
        .where('para', '=', para)
        .executeTakeFirstOrThrow()
      await entregar(codigo)
      return { para, mensagem: await ler(codigo) }
    }
    const carta = { nome: 'Ana', empresa: 'Lume', assunto: 'Cobrança', paragrafos: ['Oi'], pix: null, titulo: null }
    const conta = randomUUID()
    const comAnexo = await pedir('cobranca', { ...carta, conta })
    expect(comAnexo.mensagem.estado).toBe('ENVIADA')
    expect(caixa.para(comAnexo.para)[0]?.anexos).toEqual([`conta-${conta.slice(0, 8)}.pdf`])
    const semAnexo = await pedir('cobranca', carta)
    expect(caixa.para(semAnexo.para)[0]?.anexos).toEqual([])
    const numeros = { fechamento: randomUUID(), numero: 1, exames: 1, totalCentavos: 1 }
    const dias = { ate: '2026-11-20', vencimento: '2026-12-10' }
    const presa = await pedir('fechamento-enviado', { nome: 'Ana', empresa: 'Lume', ...numeros, ...dias })
    expect(presa.mensagem).toMatchObject({ estado: 'PENDENTE', falha: 'ANEXO' })
    expect(caixa.para(presa.para)).toEqual([])
  })

  it('desiste quando o servidor recusa o destinatário para sempre, e insiste quando pede para esperar', async () => {
    const recusada = await enfileirar({ para: 'recusado@destino.vet' })
    await entregar(recusada.codigo)
    expect(await ler(recusada.codigo)).toMatchObject({ estado: 'FALHOU', falha: 'EENVELOPE 550' })
    const adiada = await enfileirar({ para: 'adiado@destino.vet' })
    await entregar(adiada.codigo)
    expect(await ler(adiada.codigo)).toMatchObject({ estado: 'PENDENTE', falha: 'EENVELOPE 450' })
  })

  it('desiste depois da oitava falha', async () => {
    const { codigo } = await enfileirar({ para: 'adiado@destino.vet' })
    for (let i = 0; i < 8; i++) {
      await entregar(codigo)
      avancar({ hours: 13 })
    }
    expect(await ler(codigo)).toMatchObject({ estado: 'FALHOU', tentativas: 8 })
  })

  it('retoma a carta de um processo que morreu no meio', async () => {
    const { codigo, para } = await enfileirar()
    await amb.db
      .updateTable('mensagem')
      .set({ estado: aForca('ENVIANDO'), tentativas: 1, proxima_em: agora.add({ minutes: 2 }).toString() })
      .where('codigo', '=', codigo)
      .execute()
    await entregar(codigo)
    expect(caixa.para(para)).toEqual([])
    avancar({ minutes: 2 })
    await entregar(codigo)
    expect(caixa.para(para)).toHaveLength(1)
  })

  it('dados que não são do modelo param a mudança que os pede', async () => {
    const pedido = {
      cliente: empresa.cliente,
      chave: randomUUID(),
      para: 'a@b.vet',
      modelo: 'redefinir-senha' as const,
      dados: {} as { nome: string },
    }
    await expect(
      emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) =>
        enfileirarEmail(tx, pedido, agora),
      ),
    ).rejects.toThrow()
  })
})

describe('caixa de saída', () => {
  it('o evento leva só a chave: nenhum dado pessoal na fila', async () => {
    const { codigo, para } = await enfileirar()
    const { rows } = await sql<{ texto: string }>`
      select dados::text as texto from evento where dados->>'mensagem' = ${codigo}
      union all select data::text from pgboss.job where data->'dados'->>'mensagem' = ${codigo}`.execute(amb.db)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.texto).not.toContain(para)
    expect(rows[0]?.texto).not.toContain('Ana')
  })

  it('sem servidor de correio, guarda e mostra ao ADMIN o texto e o link', async () => {
    const { codigo, para, dados } = await enfileirar()
    await entregar(codigo, amb.servicos.correio)
    const { corpo: lista } = await empresa.como.ADMIN('GET /email', { busca: para })
    expect(lista).toMatchObject({
      captura: true,
      total: 1,
      itens: [{ codigo, para, assunto: 'Crie uma nova senha', estado: 'CAPTURADA' }],
    })
    const { corpo } = await empresa.como.ADMIN('GET /email/:codigo', { codigo })
    expect(corpo.conteudo?.botao).toEqual({
      rotulo: 'Criar nova senha',
      url: `https://vetlume.test/recuperar-senha#${correio.segredoDoLink(dados.link)}`,
    })
    expect(corpo.conteudo?.texto).toContain('Olá, Ana!')
    expect(JSON.stringify(lista)).not.toContain(correio.segredoDoLink(dados.link))
  })

  it('a cobrança leva, no pé, ao endereço dos pedidos da empresa de quem ela é', async () => {
    const chave = randomUUID()
    const carta = {
      nome: 'Ana',
      empresa: 'Lumiar',
      assunto: 'Vence hoje',
      paragrafos: ['Oi.'],
      pix: null,
      titulo: null,
    }
    const pedido = { cliente: empresa.cliente, chave, para: 'ana@tutor.vet', modelo: 'cobranca' as const, dados: carta }
    await emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) =>
      enfileirarEmail(tx, pedido, agora),
    )
    const { codigo } = await amb.db
      .selectFrom('mensagem')
      .select('codigo')
      .where('chave', '=', chave)
      .executeTakeFirstOrThrow()
    const { corpo } = await empresa.como.ADMIN('GET /email/:codigo', { codigo })
    expect(corpo.conteudo?.texto).toContain(`https://vetlume.test/privacidade/pedido?empresa=${empresa.cliente}`)
  })

  it('filtra por situação', async () => {
    const { corpo } = await empresa.como.ADMIN('GET /email', { estado: 'FALHOU', busca: 'recusado@destino.vet' })
    expect(corpo.itens.map(({ estado, falha }) => [estado, falha])).toEqual([['FALHOU', 'EENVELOPE 550']])
  })

  it('só o ADMIN lê, e uma que não existe é 404', async () => {
    const { codigo } = await enfileirar()
    for (const perfil of ['CLIENTE', 'CLIENTE_BASE', 'ESPECIALISTA', 'PARCEIRO'] as const) {
      expect((await empresa.como[perfil]('GET /email')).status).toBe(403)
      expect((await empresa.como[perfil]('GET /email/:codigo', { codigo })).status).toBe(403)
    }
    expect((await amb.semToken('GET /email')).status).toBe(401)
    expect((await empresa.como.ADMIN('GET /email/:codigo', { codigo: randomUUID() })).status).toBe(404)
  })
})
