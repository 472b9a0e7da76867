import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conferirCadeias } from '../src/infra/tarefas/conferencia.ts'
import { alguemEspera } from './aguardar.ts'
import { abrirAmbiente, type Ambiente } from './ambiente.ts'
import { abrir, agir, criarServico, darLaudos, dinheiroDe } from './atendimentos.ts'
import { cpfUnico, criarAnimal, criarEmpresa, SENHA, unico, type Empresa } from './fabricas.ts'
import { abrirAtendimento, escreverLaudo } from './percurso.ts'
import { situacoes } from './respostas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

describe('duas pessoas ao mesmo tempo', () => {
  it('cancelar e assinar não vencem os dois: não há laudo assinado de atendimento cancelado', async () => {
    for (let vez = 0; vez < 2; vez++) {
      const { atendimento, item } = await abrirAtendimento(amb, empresa)
      const { laudo, versao } = await escreverLaudo(empresa, item)
      const atual = (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo: atendimento })).corpo
      const respostas = await Promise.all([
        empresa.como.ESPECIALISTA('POST /laudo/:codigo/assinar', {
          codigo: laudo,
          versao,
          senha: SENHA,
          entregar: true,
          aceitarAvisos: true,
        }),
        (async () => {
          await new Promise((depois) => setTimeout(depois, 80 * vez))
          return empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', {
            codigo: atendimento,
            versao: atual.versao,
            acao: 'cancelar',
            motivo: 'Desistiu',
          })
        })(),
      ])
      expect(situacoes(respostas)).toEqual([200, 409])
    }
  })

  it('mudar o tutor e os seus animais, e atendê-los, ao mesmo tempo não trava ninguém', async () => {
    const { CLIENTE } = empresa.como
    const { tutor, animal } = await criarAnimal(amb, empresa.cliente)
    const { codigo: especie } = await amb.db
      .selectFrom('especie')
      .select('codigo')
      .where('nome', '=', 'Canina')
      .executeTakeFirstOrThrow()
    const bichos = [
      animal,
      ...(await Promise.all(
        Array.from({ length: 5 }, (_, i) =>
          CLIENTE('POST /animal', { nome: `Bicho ${i}`, especie, sexo: 'MACHO', tutor }).then(
            ({ corpo }) => corpo.codigo,
          ),
        ),
      )),
    ]
    for (let rodada = 0; rodada < 3; rodada++) {
      const { versao } = (await CLIENTE('GET /tutor/:codigo', { codigo: tutor })).corpo
      const fichas = await Promise.all(
        bichos.map(async (codigo) => (await CLIENTE('GET /animal/:codigo', { codigo })).corpo),
      )
      const respostas = await Promise.all([
        CLIENTE('PUT /tutor/:codigo', { codigo: tutor, versao, nome: `Rita ${rodada}`, cpf: cpfUnico() }),
        ...fichas.map(({ codigo, versao: daFicha }) =>
          CLIENTE('PUT /animal/:codigo', {
            codigo,
            versao: daFicha,
            nome: `Novo ${rodada}`,
            especie,
            sexo: 'MACHO',
            tutor,
          }),
        ),
      ])
      expect(situacoes(respostas)).toEqual(Array.from({ length: 7 }, () => 200))
      const { versao: nova } = (await CLIENTE('GET /tutor/:codigo', { codigo: tutor })).corpo
      const pedidos = await Promise.all([
        CLIENTE('PUT /tutor/:codigo', { codigo: tutor, versao: nova, nome: `Rita ${rodada}`, cpf: cpfUnico() }),
        ...bichos.map((bicho) =>
          CLIENTE('POST /atendimento', {
            outroExame: true,
            animal: bicho,
            itens: [{ servico: empresa.servico }],
            pesoGramas: 4_000 + rodada,
          }),
        ),
      ])
      expect(situacoes(pedidos)).toEqual([200, ...Array.from({ length: 6 }, () => 201)])
    }
    const achados = (await CLIENTE('GET /animal', { busca: 'novo 2 rita 2' })).corpo.itens
    expect(achados.map(({ codigo }) => codigo).toSorted()).toEqual(bichos.toSorted())
  })

  it('assinar espera quem está cancelando, e vê que cancelou', async () => {
    const { atendimento, item } = await abrirAtendimento(amb, empresa)
    const { laudo, versao } = await escreverLaudo(empresa, item)
    let assinatura: Promise<{ status: number }> = Promise.resolve({ status: 0 })
    await amb.db.transaction().execute(async (tx) => {
      await sql`select from atendimento where codigo = ${atendimento} for update`.execute(tx)
      assinatura = empresa.como.ESPECIALISTA('POST /laudo/:codigo/assinar', {
        codigo: laudo,
        versao,
        senha: SENHA,
        entregar: true,
        aceitarAvisos: true,
      })
      await Promise.race([alguemEspera(amb, 'for update of a'), assinatura])
      await sql`update atendimento set estado = 'CANCELADO', motivo_cancelamento = 'x' where codigo = ${atendimento}`.execute(
        tx,
      )
    })
    expect((await assinatura).status).toBe(409)
  })
})

describe('muitos de uma vez', () => {
  it('cinquenta pedidos com dezesseis conexões: todos gravados, sem buraco na numeração', async () => {
    const outra = await criarEmpresa(amb)
    const { animal } = await criarAnimal(amb, outra.cliente, { parceiro: outra.parceiro })
    const pedidos = Array.from({ length: 50 }, (_, i) =>
      (i % 2 === 0 ? outra.como.CLIENTE : outra.como.PARCEIRO)('POST /atendimento', {
        animal,
        parceiro: outra.parceiro,
        itens: [{ servico: outra.servico }],
        pesoGramas: 5_000 + i,
        outroExame: true,
      }),
    )
    const respostas = await Promise.all(pedidos)
    expect(situacoes(respostas)).toEqual(Array.from({ length: 50 }, () => 201))
    expect(respostas.map(({ corpo }) => corpo.numero).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, i) => i + 1),
    )
    const quebradas = await conferirCadeias(amb.dbApp, { error: () => undefined })
    expect(quebradas.filter(({ cliente }) => cliente === outra.cliente)).toEqual([])
  })

  it('concluir, desfazer e cancelar ao mesmo tempo deixam uma cobrança ou nenhuma, nunca duas', async () => {
    const servico = await criarServico(amb, empresa)
    const { codigo } = await abrir(amb, empresa, { itens: [{ servico }, { servico: empresa.servico }] })
    await agir(empresa.como.CLIENTE, codigo, 'iniciar')
    await darLaudos(amb, empresa, codigo, 'ASSINADO')
    for (let rodada = 0; rodada < 3; rodada++) {
      const { versao } = (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo
      const acoes = (['concluir', 'reabrir', 'cancelar', 'concluir', 'faturar'] as const).flatMap((acao) => [
        acao,
        acao,
      ])
      const respostas = await Promise.all(
        acoes.map((acao) =>
          empresa.como.CLIENTE('POST /atendimento/:codigo/transicao', { codigo, versao, acao, motivo: 'x' }),
        ),
      )
      expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(respostas.every(({ status }) => [200, 409].includes(status))).toBe(true)
      const { estado } = (await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo
      const { vivos, repassesVivos } = await dinheiroDe(amb, codigo)
      const cobrado = ['CONCLUIDO', 'FATURADO'].includes(estado)
      expect([vivos.length, repassesVivos.length]).toEqual(cobrado ? [1, 2] : [0, 0])
    }
  })
})

describe('a mesma chave de idempotência', () => {
  it('não traz a resposta de outra clínica da mesma pessoa', async () => {
    const { cliente, parceiro, usuarios } = empresa
    const { codigo: outraClinica } = await amb.db
      .insertInto('parceiro')
      .values({ cliente, nome: unico('Clínica Z'), razao_social: 'Z', documento: randomUUID().slice(0, 14) })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const em = (clinica: string) =>
      amb.como({ usuario: usuarios.PARCEIRO.codigo, perfis: ['PARCEIRO'], cliente, parceiro: clinica })
    const idempotencia = randomUUID()
    const pedido = { nome: 'Ana Souza', estrangeiro: true }
    const primeira = await (await em(parceiro))('POST /tutor', pedido, { idempotencia })
    const segunda = await (await em(outraClinica))('POST /tutor', pedido, { idempotencia })
    expect([primeira.status, segunda.status]).toEqual([201, 409])
    expect(JSON.stringify(segunda.corpo)).not.toContain(primeira.corpo.codigo)
  })

  it('não guarda à vista o que respondeu: nem o segredo de um link, nem o CPF de alguém', async () => {
    const { atendimento: _, item } = await abrirAtendimento(amb, empresa)
    const { laudo, versao } = await escreverLaudo(empresa, item)
    await empresa.como.ESPECIALISTA('POST /laudo/:codigo/assinar', {
      codigo: laudo,
      versao,
      senha: SENHA,
      entregar: true,
      aceitarAvisos: true,
    })
    const idempotencia = randomUUID()
    const compartilhar = async () =>
      (
        await empresa.como.CLIENTE(
          'POST /laudo/:codigo/compartilhamentos',
          { codigo: laudo, dias: 1 },
          { idempotencia },
        )
      ).corpo
    const link = await compartilhar()
    expect(await compartilhar()).toEqual(link)
    const cpf = cpfUnico()
    await empresa.como.CLIENTE('POST /tutor', { nome: 'Bia', cpf })
    const { rows } = await sql<{
      linha: string
    }>`select i::text || encode(coalesce(i.resposta::text::bytea, ''), 'escape') as linha from idempotencia i
      where usuario = ${empresa.usuarios.CLIENTE.codigo}`.execute(amb.db)
    expect(rows.length).toBeGreaterThan(1)
    for (const { linha } of rows) {
      expect(linha).not.toContain(link.url.split('#')[1])
      expect(linha).not.toContain(cpf)
    }
  })

  it('de outra rota, ou com outro corpo, é recusada; repetida vinte vezes grava uma', async () => {
    const idempotencia = randomUUID()
    const { codigo } = await abrir(amb, empresa)
    const comentar = (texto: string) =>
      empresa.como.CLIENTE('POST /atendimento/:codigo/comentario', { codigo, texto }, { idempotencia })
    const respostas = await Promise.all(Array.from({ length: 20 }, () => comentar('Chegou')))
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1)
    expect((await comentar('Outro')).status).toBe(409)
    const outraRota = await empresa.como.CLIENTE('POST /tutor', { nome: 'Ana', estrangeiro: true }, { idempotencia })
    expect(outraRota.status).toBe(409)
    expect((await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo })).corpo.comentarios).toHaveLength(1)
  })
})
