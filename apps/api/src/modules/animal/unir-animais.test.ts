import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { cpfUnico, criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { imagemDeTeste, percorrer } from '../../../teste/percurso.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'
import { prepararAnimais } from '../../../teste/animal/preparo.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let preparo: Awaited<ReturnType<typeof prepararAnimais>>
let microchip = 900_000_000_000_000
beforeAll(async () => {
  amb = await abrirAmbiente()
  preparo = await prepararAnimais(amb)
  ;({ empresa, outra } = preparo)
})
afterAll(() => amb.fechar())

type Animal = Awaited<ReturnType<typeof preparo.novo>>
const ler = async (codigo: string, chamar = empresa.como.CLIENTE) => chamar('GET /animal/:codigo', { codigo })
const unir = async (
  mantido: Pick<Animal, 'codigo' | 'versao'>,
  outro: Pick<Animal, 'codigo' | 'versao'>,
  doOutro: readonly ('nome' | 'raca' | 'microchip' | 'tutor' | 'foto' | 'nascimento' | 'plano')[] = [],
  chamar = empresa.como.CLIENTE,
) =>
  chamar('POST /animal/:codigo/unir', {
    codigo: mantido.codigo,
    versao: mantido.versao,
    outro: outro.codigo,
    versaoDoOutro: outro.versao,
    doOutro: [...doOutro],
  })
const novoTutor = async (nome: string) =>
  (await empresa.como.CLIENTE('POST /tutor', { nome, cpf: cpfUnico() })).corpo.codigo
const trilha = (registro: string) =>
  amb.db
    .selectFrom('auditoria')
    .select(['acao', 'mudancas'])
    .where('registro', '=', registro)
    .where('acao', '=', 'UNIR')
    .execute()

describe('unir animais', () => {
  it('tudo que era do outro passa a ser deste, com os valores escolhidos, e o antigo leva ao novo', async () => {
    const [um, dois] = [await novoTutor('Úrsula Paz'), await novoTutor('Iracema Paz')]
    const chip = String(++microchip)
    const mantido = await preparo.novo({ nome: 'Amora', tutor: um, pesoGramas: 4_000, alerta: 'Morde' })
    const unido = await preparo.novo({
      nome: 'Amorinha',
      alerta: 'Alergia a dipirona\nMorde',
      tutor: dois,
      microchip: chip,
      raca: preparo.srd,
      nascimento: '2020-01-01',
      nascimentoPresumido: true,
    })
    await empresa.como.CLIENTE('POST /animal/:codigo/pesos', { codigo: unido.codigo, gramas: 3_100, dia: '2026-02-01' })
    const { codigo: atendimento } = await abrir(amb, empresa, { animal: unido.codigo })
    await empresa.como.CLIENTE(
      'POST /animal/:codigo/foto',
      { codigo: unido.codigo },
      { arquivo: { nome: 'a.jpg', bytes: await imagemDeTeste() } },
    )
    const { status, corpo } = await unir(mantido, unido, ['microchip', 'raca', 'nascimento', 'foto'])
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      codigo: mantido.codigo,
      nome: 'Amora',
      microchip: chip,
      raca: { codigo: preparo.srd },
      nascimento: '2020-01-01',
      nascimentoPresumido: true,
      alerta: 'Morde\nAlergia a dipirona',
      tutor: { codigo: um },
      outrosTutores: [{ codigo: dois }],
      pesoGramas: 4_000,
      pesos: [{ gramas: 4_000 }, { gramas: 3_100 }],
      foto: expect.any(String) as string,
    })
    const { corpo: exame } = await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo: atendimento })
    expect([exame.animal?.codigo, exame.tutor?.codigo]).toEqual([mantido.codigo, dois])

    const lapide = await ler(unido.codigo)
    expect(lapide.corpo).toMatchObject({
      unidoA: { codigo: mantido.codigo, nome: 'Amora' },
      nome: 'Amorinha',
      ativo: false,
      microchip: null,
      permissoes: { editar: false, excluir: false, verHistorico: true },
    })
    const achados = async (busca: string) =>
      (await empresa.como.CLIENTE('GET /animal', { busca })).corpo.itens.map(({ codigo }) => codigo)
    expect([await achados('amorinha'), await achados('iracema'), await achados(chip)]).toEqual([
      [],
      [mantido.codigo],
      [mantido.codigo],
    ])

    const movidos = { animal_peso: 1, atendimento: 1 }
    expect(await trilha(mantido.codigo)).toMatchObject([
      {
        mudancas: {
          recebeu: [null, { codigo: unido.codigo, nome: 'Amorinha' }],
          movidos: [null, movidos],
          microchip: [null, chip],
        },
      },
    ])
    expect(await trilha(unido.codigo)).toMatchObject([
      { mudancas: { unidoA: [null, { nome: 'Amora' }], nome: ['Amorinha', null], microchip: [chip, null] } },
    ])
  })

  it('o laudo assinado não muda, continua verificável, e aparece na história do que ficou', async () => {
    const propria = await criarEmpresa(amb)
    const percurso = await percorrer(amb, propria)
    const chamar = propria.como.CLIENTE
    const { corpo: unido } = await ler(percurso.animal, chamar)
    const mantido = (
      await chamar('POST /animal', {
        nome: 'Melzinha',
        especie: unido.especie.codigo,
        sexo: 'FEMEA',
        tutor: percurso.tutor,
      })
    ).corpo
    const linha = () =>
      amb.db.selectFrom('laudo').selectAll().where('codigo', '=', percurso.laudo).executeTakeFirstOrThrow()
    const antes = await linha()
    expect((await unir(mantido, unido, [], chamar)).status).toBe(200)
    expect(await linha()).toEqual(antes)
    expect(JSON.stringify(antes.documento)).toContain(unido.nome)
    const { corpo } = await chamar('GET /animal/:codigo/prontuario', { codigo: mantido.codigo })
    expect(corpo.itens.filter(({ tipo }) => tipo === 'LAUDO').map(({ alvo }) => alvo)).toEqual([percurso.laudo])
    expect(corpo.itens.find(({ tipo }) => tipo === 'UNIAO')?.depois).toBe(unido.nome)
    // The images of the exam are still of this patient: a rectification may show them.
    const { corpo: laudo } = await propria.como.ESPECIALISTA('GET /laudo/:codigo', { codigo: percurso.laudo })
    expect(laudo.imagens.map(({ arquivo }) => arquivo)).toContain(percurso.imagem)
    // The clinic and the specialist, whose links were of the merged one, are led too.
    for (const perfil of ['PARCEIRO', 'ESPECIALISTA'] as const)
      expect((await ler(percurso.animal, propria.como[perfil])).corpo.unidoA?.codigo).toBe(mantido.codigo)
    const conferencia = await amb.semToken('POST /verificar', { codigo: percurso.codigoVerificacao } as never)
    expect(conferencia.status).toBeLessThan(500)
  })

  it('quem já foi unido leva ao último, por mais uniões que haja', async () => {
    const [a, b, c] = [await preparo.novo(), await preparo.novo(), await preparo.novo()]
    await unir(b, a)
    await unir(c, (await ler(b.codigo)).corpo)
    expect((await ler(a.codigo)).corpo.unidoA?.codigo).toBe(c.codigo)
    expect((await ler(b.codigo)).corpo.unidoA?.codigo).toBe(c.codigo)
  })

  it('o que chega atrasado para o unido vai para o que ficou', async () => {
    const [mantido, unido] = [await preparo.novo(), await preparo.novo()]
    await unir(mantido, unido)
    await amb.db
      .insertInto('animal_peso')
      .values({ cliente: empresa.cliente, animal: unido.codigo, gramas: 777, medido_em: '2026-11-01T12:00:00Z' })
      .execute()
    expect((await ler(mantido.codigo)).corpo.pesos).toMatchObject([{ gramas: 777 }])
  })

  it('recusa o que não pode ser o mesmo animal', async () => {
    const animal = await preparo.novo()
    const gato = await preparo.novo({ especie: preparo.felina, raca: preparo.persa })
    const recusado = async (outro: { codigo: string; versao: number }, chamar = empresa.como.CLIENTE) => {
      const { status, corpo } = await unir(animal, outro, [], chamar)
      return [status, camposDe(corpo)['outro'] ?? (corpo as { codigo?: string }).codigo]
    }
    expect(await recusado(gato)).toEqual([422, 'São de espécies diferentes: não podem ser o mesmo animal.'])
    expect(await recusado(animal)).toEqual([422, 'Escolha outro cadastro: este já é ele mesmo.'])
    expect(await recusado({ codigo: randomUUID(), versao: 1 })).toEqual([404, 'NAO_ENCONTRADO'])
    const outro = await preparo.novo()
    expect(await recusado({ ...outro, versao: 9 })).toEqual([409, 'CONFLITO_DE_VERSAO'])
    expect(await recusado(outro, outra.como.CLIENTE)).toEqual([404, 'NAO_ENCONTRADO'])
    expect((await recusado(outro, empresa.como.PARCEIRO))[0]).toBe(403)
    expect((await recusado(outro, empresa.como.ESPECIALISTA))[0]).toBe(403)
    expect((await recusado(outro, amb.semToken))[0]).toBe(401)
    expect((await unir(animal, outro, ['cpf' as never])).status).toBe(422)
    expect((await ler(outro.codigo)).corpo.unidoA).toBeNull()
  })

  it('o de outra empresa não existe', async () => {
    const { codigo: tutor } = (await outra.como.CLIENTE('POST /tutor', { nome: 'Alheio', estrangeiro: true })).corpo
    const alheio = (await outra.como.CLIENTE('POST /animal', preparo.minimo({ tutor }))).corpo
    expect((await unir(await preparo.novo(), alheio)).status).toBe(404)
  })

  it('com dois agendamentos no mesmo horário, pede para resolver antes', async () => {
    const [um, dois] = [await preparo.novo(), await preparo.novo()]
    const { cliente } = empresa
    const { codigo: segundo } = await amb.db
      .insertInto('especialista')
      .values({ cliente, nome: 'Dr. Ubíquo', crmv_uf: 'SP', crmv_numero: '424242' })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    for (const [animal, especialista] of [
      [um.codigo, empresa.especialista],
      [dois.codigo, segundo],
    ] as const)
      await amb.db
        .insertInto('agendamento')
        .values({
          cliente,
          especialista,
          animal,
          inicio: '2026-12-01T12:00:00Z',
          fim: '2026-12-01T13:00:00Z',
          estado: 'AGENDADO',
          criado_em: '2026-11-01T12:00:00Z',
        })
        .execute()
    const { status, corpo } = await unir(um, dois)
    expect([status, (corpo as unknown as { codigo: string }).codigo]).toEqual([409, 'HORARIO_OCUPADO'])
    expect((await ler(dois.codigo)).corpo.unidoA).toBeNull()
  })

  it('nada mais se faz no que foi unido: ele não está mais lá', async () => {
    const [mantido, unido] = [await preparo.novo(), await preparo.novo()]
    const unidos = await Promise.all([unir(mantido, unido), unir(mantido, unido)])
    expect(situacoes(unidos)).toEqual([200, 409])
    const { versao } = (await ler(unido.codigo)).corpo
    const { CLIENTE } = empresa.como
    const depois = await Promise.all([
      CLIENTE('PUT /animal/:codigo', { ...preparo.paraAlterar(unido), versao }),
      CLIENTE('PUT /animal/:codigo/situacao', { codigo: unido.codigo, versao, ativo: true }),
      CLIENTE('DELETE /animal/:codigo', { codigo: unido.codigo }),
      CLIENTE('POST /animal/:codigo/pesos', { codigo: unido.codigo, gramas: 1, dia: '2026-11-20' }),
    ])
    expect(situacoes(depois)).toEqual([404, 404, 404, 404])
    const terceiro = await preparo.novo()
    const { status, corpo } = await unir(terceiro, { codigo: unido.codigo, versao })
    expect([status, (corpo as unknown as { mensagem: string }).mensagem]).toEqual([
      409,
      `${unido.nome} já foi unido a ${mantido.nome}.`,
    ])
  })
})

describe('ao mesmo tempo', () => {
  it('A em B e B em A: uma vale, e nenhum se perde', async () => {
    const [a, b] = [await preparo.novo(), await preparo.novo()]
    const respostas = await Promise.all([unir(a, b), unir(b, a)])
    expect(situacoes(respostas)).toEqual([200, 409])
    const lidos = [(await ler(a.codigo)).corpo, (await ler(b.codigo)).corpo]
    expect(lidos.filter(({ unidoA }) => unidoA === null)).toHaveLength(1)
  })

  it('atender e pesar durante a união: tudo acaba no que ficou', async () => {
    for (let rodada = 0; rodada < 4; rodada++) {
      const [mantido, unido] = [await preparo.novo(), await preparo.novo()]
      const respostas = await Promise.all([
        ...Array.from({ length: 3 }, () =>
          empresa.como.CLIENTE('POST /atendimento', {
            animal: unido.codigo,
            itens: [{ servico: empresa.servico }],
            pesoGramas: 5_000,
          }),
        ),
        unir(mantido, unido),
      ])
      // An exam that comes after the merge finds nobody active there: it is refused, never lost.
      for (const { status } of respostas) expect([200, 201, 404, 409, 422]).toContain(status)
      const { rows } = await sql<{ n: number }>`
        select (select count(*) from atendimento where animal = ${unido.codigo}) + (select count(*) from animal_peso where animal = ${unido.codigo}) as n
        from animal where codigo = ${unido.codigo} and unido_a is not null`.execute(amb.db)
      if (rows[0] !== undefined) expect(rows[0].n).toBe(0)
    }
  })
})

it('toda referência a um animal ou tutor é movida, salvo as que a união trata por si', async () => {
  const { rows } = await sql<{ tabela: string }>`
    select distinct u.relname as tabela from pg_constraint r join pg_class u on u.oid = r.conrelid
    where r.contype = 'f' and r.confrelid in ('animal'::regclass, 'tutor'::regclass)
      and not has_table_privilege('vetlume_inquilino', u.oid, 'update') order by 1`.execute(amb.db)
  expect(rows.map(({ tabela }) => tabela)).toEqual(['animal_tutor', 'tutor_consentimento'])
})

describe('sugestões', () => {
  it('mesmo tutor, ou quem divide o telefone com ele, e nome parecido da mesma espécie', async () => {
    const { CLIENTE } = empresa.como
    const dona = (await CLIENTE('POST /tutor', { nome: 'Dona Ivone', cpf: cpfUnico(), telefone: '(11) 97777-1234' }))
      .corpo
    const outraFicha = (
      await CLIENTE('POST /tutor', { nome: 'Ivone S.', estrangeiro: true, whatsapp: '(11) 97777-1234' })
    ).corpo
    const rex = await preparo.novo({ nome: 'Rex', tutor: dona.codigo })
    const parecido = await preparo.novo({ nome: 'Réx da Silva', tutor: dona.codigo })
    const daOutraFicha = await preparo.novo({ nome: 'REX', tutor: outraFicha.codigo })
    await preparo.novo({ nome: 'Bolota', tutor: dona.codigo })
    await preparo.novo({ nome: 'Rex', tutor: dona.codigo, especie: preparo.felina })
    await preparo.novo({ nome: 'Rex' })
    const { corpo } = await CLIENTE('GET /animal/:codigo/duplicados', { codigo: rex.codigo })
    expect(corpo.map(({ codigo, motivos }) => [codigo, motivos])).toEqual([
      [parecido.codigo, ['TUTOR', 'NOME']],
      [daOutraFicha.codigo, ['CONTATO_DO_TUTOR', 'NOME']],
    ])
    await unir(rex, parecido)
    expect((await CLIENTE('GET /animal/:codigo/duplicados', { codigo: rex.codigo })).corpo).toHaveLength(1)
    expect((await CLIENTE('GET /animal/:codigo/duplicados', { codigo: parecido.codigo })).corpo).toEqual([])
    expect((await outra.como.CLIENTE('GET /animal/:codigo/duplicados', { codigo: rex.codigo })).status).toBe(404)
    expect((await empresa.como.PARCEIRO('GET /animal/:codigo/duplicados', { codigo: rex.codigo })).status).toBe(403)
  })
})
