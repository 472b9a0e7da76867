import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { cpfUnico, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe, situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let especie: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  ;({ codigo: especie } = await amb.db
    .selectFrom('especie')
    .select('codigo')
    .where('nome', '=', 'Canina')
    .executeTakeFirstOrThrow())
})
afterAll(() => amb.fechar())

const novo = async (extra = {}, chamar = empresa.como.CLIENTE) =>
  (await chamar('POST /tutor', { nome: unico('Tutora'), cpf: cpfUnico(), ...extra })).corpo
const semCpf = (extra = {}) => novo({ cpf: null, estrangeiro: true, ...extra })
const novoAnimal = async (tutor: string, extra = {}) =>
  (await empresa.como.CLIENTE('POST /animal', { nome: unico('Mel'), especie, sexo: 'FEMEA', tutor, ...extra })).corpo
const ler = async (codigo: string, chamar = empresa.como.CLIENTE) => chamar('GET /tutor/:codigo', { codigo })
type Tutor = { codigo: string; versao: number }
const unir = (
  mantido: Tutor,
  outro: Tutor,
  doOutro: readonly ('nome' | 'telefone' | 'endereco' | 'identificacao')[] = [],
  chamar = empresa.como.CLIENTE,
) =>
  chamar('POST /tutor/:codigo/unir', {
    codigo: mantido.codigo,
    versao: mantido.versao,
    outro: outro.codigo,
    versaoDoOutro: outro.versao,
    doOutro: [...doOutro],
  })

describe('unir tutores', () => {
  it('animais, atendimentos e títulos passam a ser de um só, com os valores escolhidos', async () => {
    const mantido = await semCpf({ nome: 'Joana Prata', documento: 'P-1' })
    const unido = await novo({
      nome: 'Joana Prata Lima',
      telefone: '(11) 3333-4444',
      cep: '01310-100',
      logradouro: 'Rua Nova',
      cidade: '3550308',
    })
    const seu = await novoAnimal(mantido.codigo)
    const doOutro = await novoAnimal(unido.codigo, { outrosTutores: [mantido.codigo] })
    const dosDois = await novoAnimal((await novo()).codigo, { outrosTutores: [mantido.codigo, unido.codigo] })
    const { codigo: atendimento } = await abrir(amb, empresa, { animal: doOutro.codigo })
    const { status, corpo } = await unir(mantido, unido, ['nome', 'endereco'])
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      codigo: mantido.codigo,
      nome: 'Joana Prata Lima',
      // Kept from who has it, whatever was chosen.
      cpf: unido.cpf,
      documento: 'P-1',
      telefone: null,
      logradouro: 'Rua Nova',
      cidade: { nome: 'São Paulo' },
    })
    expect(new Map(corpo.animais.map(({ codigo, principal }) => [codigo, principal]))).toEqual(
      new Map([
        [seu.codigo, true],
        [doOutro.codigo, true],
        [dosDois.codigo, false],
      ]),
    )
    const { corpo: animal } = await empresa.como.CLIENTE('GET /animal/:codigo', { codigo: doOutro.codigo })
    expect([animal.tutor.codigo, animal.outrosTutores]).toEqual([mantido.codigo, []])
    const { corpo: exame } = await empresa.como.CLIENTE('GET /atendimento/:codigo', { codigo: atendimento })
    expect(exame.tutor?.codigo).toBe(mantido.codigo)

    expect((await ler(unido.codigo)).corpo).toMatchObject({
      unidoA: { codigo: mantido.codigo, nome: 'Joana Prata Lima' },
      ativo: false,
      cpf: null,
      animais: [],
      permissoes: { editar: false, excluir: false },
    })
    const { itens } = (await empresa.como.CLIENTE('GET /tutor', { busca: 'joana prata' })).corpo
    expect(itens.map(({ codigo }) => codigo)).toEqual([mantido.codigo])
    const achados = (await empresa.como.CLIENTE('GET /animal', { busca: 'prata lima' })).corpo.itens
    expect(achados.map(({ codigo }) => codigo).sort()).toEqual([seu.codigo, doOutro.codigo, dosDois.codigo].sort())
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select(['registro', 'mudancas'])
      .where('acao', '=', 'UNIR')
      .where('registro', 'in', [mantido.codigo, unido.codigo])
      .orderBy('sequencia')
      .execute()
    expect(trilha).toMatchObject([
      {
        registro: mantido.codigo,
        mudancas: { movidos: [null, { animal: 1, atendimento: 1 }], cpf: [null, unido.cpf] },
      },
      { registro: unido.codigo, mudancas: { unidoA: [null, { codigo: mantido.codigo }], cpf: [unido.cpf, null] } },
    ])
  })

  it('os consentimentos dos dois contam, e o mais novo vale', async () => {
    const [mantido, unido] = [await semCpf(), await semCpf()]
    const dizer = (codigo: string, concedido: boolean) =>
      empresa.como.CLIENTE('POST /tutor/:codigo/consentimentos', { codigo, finalidade: 'COMUNICACAO_EMAIL', concedido })
    await dizer(mantido.codigo, true)
    amb.relogio.avancar({ minutes: 1 })
    await dizer(unido.codigo, true)
    amb.relogio.avancar({ minutes: 1 })
    await dizer(unido.codigo, false)
    const { corpo } = await unir(mantido, unido)
    expect(corpo.consentimentos.map(({ concedido }) => concedido)).toEqual([false, true, true])
  })

  it('dois CPFs são duas pessoas; e o que mais não pode ser unido', async () => {
    const [um, dois] = [await novo(), await novo()]
    const recusa = async (outro: Tutor, mantido: Tutor = um, chamar = empresa.como.CLIENTE) => {
      const { status, corpo } = await unir(mantido, outro, [], chamar)
      return [status, camposDe(corpo)['outro'] ?? (corpo as unknown as { codigo: string }).codigo]
    }
    expect(await recusa(dois)).toEqual([
      422,
      'Cada um tem o seu CPF: são duas pessoas, e os cadastros não podem ser unidos.',
    ])
    expect(await recusa(um)).toEqual([422, 'Escolha outro cadastro: este já é ele mesmo.'])
    expect(await recusa({ codigo: randomUUID(), versao: 1 })).toEqual([404, 'NAO_ENCONTRADO'])
    const livre = await semCpf()
    expect(await recusa({ ...livre, versao: 3 })).toEqual([409, 'CONFLITO_DE_VERSAO'])
    expect(await recusa(livre, { ...um, versao: 3 })).toEqual([409, 'CONFLITO_DE_VERSAO'])
    expect(await recusa(livre, um, outra.como.CLIENTE)).toEqual([404, 'NAO_ENCONTRADO'])
    expect(await recusa((await novo({}, outra.como.CLIENTE)) as Tutor)).toEqual([404, 'NAO_ENCONTRADO'])
    expect((await recusa(livre, um, empresa.como.PARCEIRO))[0]).toBe(403)
    expect((await recusa(livre, um, amb.semToken))[0]).toBe(401)
  })

  it('duas uniões ao mesmo tempo: uma vale, e cadastrar um animal no meio não deixa nada para trás', async () => {
    for (let rodada = 0; rodada < 12; rodada++) {
      const [a, b] = [await semCpf(), await semCpf()]
      const animal = () =>
        empresa.como.CLIENTE('POST /animal', { nome: unico('Mel'), especie, sexo: 'FEMEA', tutor: b.codigo })
      const [uma, contraria, ...criados] = await Promise.all([unir(a, b), unir(b, a), animal(), animal()])
      expect(situacoes([uma, contraria])).toEqual([200, 409])
      expect(criados.every(({ status }) => status === 201 || status === 422)).toBe(true)
      const [unido, mantido] = uma.status === 200 ? [b, a] : [a, b]
      const deles = await amb.db
        .selectFrom('animal')
        .select('tutor')
        .where('tutor', 'in', [a.codigo, b.codigo])
        .execute()
      expect(deles.every(({ tutor }) => tutor === mantido.codigo)).toBe(true)
      expect((await ler(unido.codigo)).corpo.unidoA?.codigo).toBe(mantido.codigo)
    }
  })

  it('o que foi unido não se altera mais, não se escolhe, e o CPF dele está livre para o que ficou', async () => {
    const [mantido, unido] = [await semCpf(), await novo()]
    await unir(mantido, unido)
    const { corpo: lapide } = await ler(unido.codigo)
    const { CLIENTE } = empresa.como
    const respostas = await Promise.all([
      CLIENTE('PUT /tutor/:codigo', { codigo: unido.codigo, versao: lapide.versao, nome: 'X', estrangeiro: true }),
      CLIENTE('PUT /tutor/:codigo/situacao', { codigo: unido.codigo, versao: lapide.versao, ativo: true }),
      CLIENTE('DELETE /tutor/:codigo', { codigo: unido.codigo }),
      CLIENTE('POST /tutor/:codigo/consentimentos', {
        codigo: unido.codigo,
        finalidade: 'ATENDIMENTO',
        concedido: true,
      }),
    ])
    expect(situacoes(respostas)).toEqual([404, 404, 404, 404])
    const animal = await CLIENTE('POST /animal', { nome: 'X', especie, sexo: 'FEMEA', tutor: unido.codigo })
    expect([animal.status, camposDe(animal.corpo)]).toEqual([422, { tutor: 'Escolha um tutor do cadastro.' }])
    expect((await CLIENTE('POST /tutor', { nome: 'De novo', cpf: unido.cpf })).corpo).toMatchObject({
      detalhes: { existente: { codigo: mantido.codigo } },
    })
  })

  it('sugere quem divide telefone, e-mail ou nome; nunca quem tem outro CPF', async () => {
    const este = await novo({ nome: 'Filomena Quadros', telefone: '(11) 96666-1111', email: 'filo@x.vet' })
    const fone = await semCpf({ nome: 'Filó', whatsapp: '(11) 96666-1111' })
    const email = await semCpf({ nome: 'Quadros, F.', email: 'FILO@x.vet' })
    const nome = await semCpf({ nome: 'Filomena da Silva Quadros' })
    await novo({ nome: 'Filomena Quadros', telefone: '(11) 96666-1111' })
    await semCpf({ nome: 'Outra Pessoa' })
    const pedir = (chamar = empresa.como.CLIENTE) => chamar('GET /tutor/:codigo/duplicados', { codigo: este.codigo })
    const { corpo } = await pedir()
    expect(new Map(corpo.map(({ codigo, motivos }) => [codigo, motivos]))).toEqual(
      new Map([
        [fone.codigo, ['TELEFONE']],
        [email.codigo, ['EMAIL']],
        [nome.codigo, ['NOME']],
      ]),
    )
    expect((await pedir(outra.como.CLIENTE)).status).toBe(404)
    expect((await pedir(empresa.como.ESPECIALISTA)).status).toBe(403)
  })
})

describe('consentimentos', () => {
  it('guarda texto, hora e quem registrou; repetir não repete; o banco não deixa mudar', async () => {
    const { codigo } = await novo()
    const dizer = (concedido: boolean, finalidade: 'IMAGENS_ENSINO' | 'ATENDIMENTO' = 'IMAGENS_ENSINO') =>
      empresa.como.CLIENTE('POST /tutor/:codigo/consentimentos', { codigo, finalidade, concedido })
    expect((await dizer(false)).corpo).toEqual([])
    const { status, corpo } = await dizer(true)
    expect([status, corpo]).toEqual([
      201,
      [
        {
          finalidade: 'IMAGENS_ENSINO',
          concedido: true,
          versaoTexto: '2026-11',
          quando: corpo[0]?.quando,
          por: empresa.usuarios.CLIENTE.nome,
        },
      ],
    ])
    const juntos = await Promise.all([dizer(false), dizer(false), dizer(true, 'ATENDIMENTO')])
    expect(situacoes(juntos)).toEqual([201, 201, 201])
    const { corpo: ficha } = await ler(codigo)
    expect(ficha.consentimentos).toHaveLength(3)
    await expect(
      amb.db.updateTable('tutor_consentimento').set({ concedido: true }).where('tutor', '=', codigo).execute(),
    ).rejects.toThrow(/imutável/)
  })

  it('de quem edita o tutor; a clínica, do que é seu', async () => {
    const { codigo } = await novo()
    const dizer = (alvo: string, chamar = empresa.como.CLIENTE) =>
      chamar('POST /tutor/:codigo/consentimentos', { codigo: alvo, finalidade: 'ATENDIMENTO', concedido: true })
    expect((await dizer(codigo, empresa.como.PARCEIRO)).status).toBe(404)
    expect((await dizer(codigo, empresa.como.ESPECIALISTA)).status).toBe(403)
    expect((await dizer(codigo, outra.como.CLIENTE)).status).toBe(404)
    const daClinica = (await novo({}, empresa.como.PARCEIRO)).codigo
    expect((await dizer(daClinica, empresa.como.PARCEIRO)).status).toBe(201)
    const quemLe = async (chamar: typeof empresa.como.PARCEIRO) =>
      (await chamar('GET /tutor/:codigo', { codigo: daClinica })).corpo.consentimentos.map(({ por }) => por)
    expect(await quemLe(empresa.como.CLIENTE)).toEqual([empresa.usuarios.PARCEIRO.nome])
    // Another clinic may have the same tutor: who works there is not for this one to read.
    expect(await quemLe(empresa.como.PARCEIRO)).toEqual([null])
  })

  it('somem com o tutor que nunca foi usado, e a trilha dele fica', async () => {
    const { codigo } = await novo()
    await empresa.como.CLIENTE('POST /tutor/:codigo/consentimentos', {
      codigo,
      finalidade: 'ATENDIMENTO',
      concedido: true,
    })
    expect((await empresa.como.CLIENTE('DELETE /tutor/:codigo', { codigo })).status).toBe(204)
    const trilha = await amb.db
      .selectFrom('auditoria')
      .select('acao')
      .where('registro', '=', codigo)
      .orderBy('sequencia')
      .execute()
    expect(trilha.map(({ acao }) => acao)).toEqual(['CRIAR', 'CONSENTIMENTO', 'EXCLUIR'])
  })
})

it('tutor em uso não é excluído, e diz por quem; desativa e reativa', async () => {
  const { codigo, versao } = await novo()
  await novoAnimal(codigo)
  const { status, corpo } = await empresa.como.CLIENTE('DELETE /tutor/:codigo', { codigo })
  expect([status, (corpo as unknown as { mensagem: string }).mensagem]).toEqual([
    409,
    'Não pode ser excluído porque é usado por 1 paciente. Você pode desativá-lo.',
  ])
  const mudar = (ativo: boolean, qual: number) =>
    empresa.como.CLIENTE('PUT /tutor/:codigo/situacao', { codigo, versao: qual, ativo })
  expect((await mudar(false, versao)).corpo).toMatchObject({ ativo: false, versao: versao + 1 })
  expect((await mudar(true, versao)).corpo).toMatchObject({
    codigo: 'CONFLITO_DE_VERSAO',
    detalhes: { por: empresa.usuarios.CLIENTE.nome },
  })
  expect((await mudar(true, versao + 1)).corpo.ativo).toBe(true)
})

it('documento estrangeiro e outro telefone são guardados e achados', async () => {
  const { codigo } = await semCpf({
    nome: "Seán O'Brien-Müller",
    documento: 'XK 99812',
    outroTelefone: '+353 1 234 5678',
  })
  for (const busca of ['99812', "o'brien", '5678'])
    expect((await empresa.como.CLIENTE('GET /tutor', { busca })).corpo.itens.map((item) => item.codigo)).toContain(
      codigo,
    )
})
