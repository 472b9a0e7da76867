import { numeroDeAcesso } from '@vetlume/dominio/estudo'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { conectarEquipamento, instancia } from '../../../teste/equipamentos.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { semTrilha } from '../../../teste/trilha.ts'
import { percorrer } from '../../../teste/percurso.ts'
import { emTransacao } from '../../infra/banco/index.ts'
import { conferirCadeias } from '../../infra/tarefas/conferencia.ts'
import { esquecerCartas } from './cartas.ts'
import { eliminarOResto } from './eliminar-resto.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

/** Where the values of somebody who was erased may still be, because the law says so. Nothing else in the database has them. */
const FICA = new Map([
  ['laudo.documento', 'signed: kept whole'],
  ['titulo.contraparte', 'fiscal: five years'],
  ['titulo.busca', 'fiscal: five years'],
  ['pedido_titular.nome', 'proof that the request was answered'],
])

interface ColunaDeTexto {
  tabela: string
  coluna: string
}

/** Every column that may hold a text, of every table and of the queue. */
async function colunas(): Promise<ColunaDeTexto[]> {
  const { rows } = await sql<ColunaDeTexto>`
    select (case table_schema when 'public' then '' else table_schema || '.' end) || table_name as tabela, column_name as coluna
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and (data_type in ('text', 'jsonb', 'json', 'character varying') or udt_name in ('_text', 'tsvector'))`.execute(
    amb.db,
  )
  return rows
}

async function ondeEsta(valores: readonly string[]): Promise<string[]> {
  const achados: string[] = []
  for (const { tabela, coluna } of await colunas()) {
    const { rows } = await sql<{ ha: boolean }>`select exists (select from ${sql.table(tabela)}
      where ${sql.ref(coluna)}::text ilike any(${valores.map((valor) => `%${valor}%`)}::text[])) as ha`.execute(amb.db)
    if (rows[0]?.ha === true) achados.push(`${tabela}.${coluna}`)
  }
  return achados.toSorted()
}

/** A machine sends a study of the exam, and its figure stands in the laudo too: all of it says whose animal it is. */
async function receberImagens({ item, laudo }: { item: string; laudo: string }, nome: string): Promise<void> {
  const { cliente } = empresa
  const doExame = amb.db.selectFrom('atendimento_item').innerJoin('atendimento', 'atendimento.codigo', 'atendimento')
  const { numero, exame } = await doExame
    .select(['atendimento.numero', 'exame'])
    .where('atendimento_item.codigo', '=', item)
    .executeTakeFirstOrThrow()
  const aparelho = await conectarEquipamento(amb, empresa)
  const { bytes } = instancia({
    acesso: numeroDeAcesso({ atendimento: numero, exame }),
    paciente: 'Zacarelli^Guilhermina',
    elementos: [[0x0010_2297, 'PN', nome]],
  })
  expect((await aparelho.enviar([bytes])).statusCode).toBe(200)
  await sql`insert into laudo_imagem (cliente, laudo, arquivo, original, dicom)
    select cliente, ${laudo}, figura, arquivo, dicom from imagem_recebida where cliente = ${cliente}`.execute(amb.db)
  await sql`insert into arquivo_guardado (cliente, sha256, tamanho) values (${cliente}, ${'c'.repeat(64)}, 9)`.execute(
    amb.db,
  )
  await sql`with f as (insert into arquivo (cliente, sha256, nome, tipo, tamanho, criado_em)
      select ${cliente}, ${'c'.repeat(64)}, 'rim', tipo, 9, now() from unnest(array['image/jpeg', 'video/mp4', 'image/png', 'image/webp']) tipo returning codigo, tipo)
    insert into laudo_imagem (cliente, laudo, arquivo, original, clipe)
    select ${cliente}, ${laudo}, a.codigo, o.codigo, p.clipe::jsonb
    from (values ('image/jpeg', 'video/mp4', '{}'), ('image/png', 'image/webp', null)) p (figura, original, clipe)
    join f a on a.tipo = p.figura join f o on o.tipo = p.original`.execute(amb.db)
  // Of no exam: one that can be told to be theirs, and one of somebody else with a name in common.
  const soltas = [
    instancia({ paciente: 'Zacarelli^Guilhermina' }),
    instancia({ paciente: 'Zacarelli^Bolinha', elementos: [[0x0010_0020, 'LO', 'Z-1']] }),
  ]
  expect((await aparelho.enviar(soltas.map((uma) => uma.bytes))).statusCode).toBe(200)
}

it('apaga a pessoa de todo lugar que a lei deixa, explica o resto, e a cadeia da trilha continua inteira', async () => {
  const { como, cliente } = empresa
  const caminho = await percorrer(amb, empresa)
  const ficha = (await como.CLIENTE('GET /tutor/:codigo', { codigo: caminho.tutor })).corpo
  const nome = 'Guilhermina Quaresma Zacarelli'
  const email = 'guilhermina@zacarelli.exemplo.vet'
  const endereco = { cep: '01310100', logradouro: 'Alameda Zacarelli Inexistente', numero: '4821', bairro: 'Quaresmal' }
  const { versao, cpf } = ficha
  const telefone = '+5511987654399'
  const mudado = await como.CLIENTE('PUT /tutor/:codigo', {
    codigo: caminho.tutor,
    versao,
    nome,
    cpf,
    email,
    telefone,
    ...endereco,
    parceiro: ficha.parceiro?.codigo ?? null,
  })
  expect(mudado.status, JSON.stringify(mudado.corpo)).toBe(200)
  await como.CLIENTE('POST /tutor/:codigo/consentimentos', {
    codigo: caminho.tutor,
    finalidade: 'COMUNICACAO_EMAIL',
    concedido: true,
  })
  const vacina = { vacina: 'V10', dia: '2026-11-01', aplicadaPor: `Em casa de ${nome}`, observacao: `Avisar ${email}.` }
  const vacinado = await como.CLIENTE('POST /animal/:codigo/vacinas', { codigo: caminho.animal, ...vacina })
  expect(vacinado.status, JSON.stringify(vacinado.corpo)).toBe(201)
  // What people look for is typed without capitals and accents.
  for (const [i, busca] of ['GUILHERMINA quaresma zacarelli', 'Zacarias'].entries())
    await como.CLIENTE('POST /lista-salva', {
      lista: 'atendimento/lista',
      nome: `Busca ${i}`,
      consulta: { busca },
      colunas: null,
    })
  await como.CLIENTE('POST /atendimento/:codigo/comentario', {
    codigo: caminho.atendimento,
    texto: `Falei com ${nome}, ${email}.`,
  })
  const agora = amb.relogio.agora().toString()
  await amb.db
    .insertInto('mensagem')
    .values({
      cliente,
      chave: 'teste',
      para: email,
      modelo: 'x',
      assunto: 'x',
      dados: JSON.stringify({ nome }),
      proxima_em: agora,
      criada_em: agora,
    })
    .execute()
  await amb.db
    .insertInto('notificacao')
    .values({
      cliente,
      evento: caminho.tutor,
      tipo: 'laudo.entregue',
      titulo: `Laudo de ${nome}`,
      rota: '/laudo',
      quando: agora,
    })
    .execute()
  await emTransacao(amb.dbApp, { papel: 'cliente', cliente }, async (tx) => {
    await semTrilha(tx)
    await sql`update titulo set contraparte = ${nome}, tutor = ${caminho.tutor} where cliente = ${cliente} and natureza = 'RECEBER'`.execute(
      tx,
    )
    await sql`update atendimento set historico = ${`${nome} relata apatia`} where codigo = ${caminho.atendimento}`.execute(
      tx,
    )
  })
  await receberImagens(caminho, nome)
  const valores = [
    nome,
    'Zacarelli^Guilhermina',
    'Zacarelli Guilhermina',
    email,
    cpf ?? '',
    telefone.slice(3),
    endereco.logradouro,
    endereco.bairro,
  ]
  expect((await ondeEsta(valores)).length).toBeGreaterThan(8)

  const pedido = (
    await como.CLIENTE('POST /pedido-titular', {
      papel: 'TUTOR',
      registro: caminho.tutor,
      tipo: 'ELIMINACAO',
      detalhes: null,
      identidade: 'RG apresentado',
    })
  ).corpo
  const previa = (await como.CLIENTE('GET /pedido-titular/:codigo/previa', { codigo: pedido.codigo })).corpo
  await como.CLIENTE('POST /pedido-titular/:codigo/atendimento', {
    codigo: pedido.codigo,
    versao: pedido.versao,
    resposta: null,
  })
  await amb.tarefas.esvaziar()
  await esquecerCartas({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })

  const respondido = (await como.CLIENTE('GET /pedido-titular/:codigo', { codigo: pedido.codigo })).corpo
  expect(respondido.estado).toBe('ATENDIDO_EM_PARTE')
  expect(respondido.mantidos).toEqual(previa.mantidos)
  expect(respondido.mantidos.map(({ ate }) => ate)).toEqual([
    null,
    '2031-11-21',
    null,
    null,
    null,
    null,
    '2031-11-21',
    null,
  ])
  expect(respondido.mantidos.map(({ dado }) => dado)).toContainEqual(expect.stringContaining('1 arquivo DICOM'))
  expect(respondido.mantidos.map(({ dado }) => dado)).toContainEqual(expect.stringContaining('1 clipe do exame'))
  expect(respondido.mantidos.map(({ dado }) => dado)).toContainEqual(expect.stringContaining('2 fotografias do exame'))
  expect(respondido.mantidos.map(({ dado }) => dado)).toContainEqual(expect.stringContaining('1 estudo do equipamento'))
  const soltos = await amb.db
    .selectFrom('estudo_recebido')
    .select(['paciente', 'identificacao', 'estado'])
    .where('cliente', '=', cliente)
    .where('item', 'is', null)
    .orderBy('codigo')
    .execute()
  expect(soltos).toEqual([
    { paciente: null, identificacao: null, estado: 'DESCARTADO' },
    { paciente: 'Zacarelli Bolinha', identificacao: 'Z-1', estado: 'ESPERA' },
  ])

  expect((await ondeEsta(valores)).filter((lugar) => !FICA.has(lugar))).toEqual([])
  expect((await como.CLIENTE('GET /tutor', { busca: 'zacarelli' })).corpo.itens).toEqual([])
  const salvas = (await como.CLIENTE('GET /lista-salva', { lista: 'atendimento/lista' })).corpo
  expect(salvas.map(({ consulta }) => consulta['busca'])).toEqual(['Zacarias'])
  expect(await conferirCadeias(amb.dbApp, { error: () => undefined })).toEqual([])
  // The signed laudo, the merge and the history of the record still open.
  expect((await como.CLIENTE('GET /laudo/:codigo', { codigo: caminho.laudo })).status).toBe(200)
  const historico = await como.CLIENTE('GET /historico', { entidade: 'tutor', registro: caminho.tutor })
  expect(JSON.stringify(historico.corpo)).not.toContain('Zacarelli')
  expect((await como.CLIENTE('GET /tutor/:codigo', { codigo: caminho.tutor })).corpo.nome).toBe('Titular anonimizado')

  amb.relogio.fixar('2031-11-22T12:00:00Z')
  await eliminarOResto({ db: amb.dbApp, agora: amb.relogio.agora(), servicos: amb.servicos })
  expect((await ondeEsta([nome])).filter((lugar) => lugar.startsWith('titulo'))).toEqual([])
  amb.relogio.fixar('2026-11-20T15:00:00Z')
})

it('um elo riscado à mão, que nenhum outro diz que foi riscado, quebra a cadeia', async () => {
  const outra = await criarEmpresa(amb)
  await outra.como.CLIENTE('POST /tutor', { nome: 'Rita', cpf: null, estrangeiro: true })
  await sql`alter table auditoria disable trigger auditoria_imutavel`.execute(amb.db)
  await sql`update auditoria set mudancas = '{}', expurgada = true where cliente = ${outra.cliente}`.execute(amb.db)
  await sql`alter table auditoria enable trigger auditoria_imutavel`.execute(amb.db)
  const quebradas = await conferirCadeias(amb.dbApp, { error: () => undefined })
  expect(quebradas.map(({ cliente }) => cliente)).toEqual([outra.cliente])
})

it('ninguém muda a trilha por fora da função que risca', async () => {
  for (const papel of ['vetlume_inquilino', 'vetlume_plataforma'])
    await expect(
      emTransacao(amb.dbApp, { papel: 'cliente', cliente: empresa.cliente }, (tx) =>
        sql`set local role ${sql.raw(papel)}; `
          .execute(tx)
          .then(() => sql`update auditoria set mudancas = '{}', expurgada = true`.execute(tx)),
      ),
    ).rejects.toThrow()
})
