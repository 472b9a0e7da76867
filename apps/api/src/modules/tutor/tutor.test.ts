import { formatarCpf } from '@vetlume/dominio/formatos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { cpfUnico, criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { camposDe, percorrer, situacoes } from '../../../teste/respostas.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
})
afterAll(() => amb.fechar())

const completo = () => ({
  nome: '  Áurea   Conceição d’Ávila ',
  cpf: formatarCpf(cpfUnico()),
  telefone: '(11) 3333-4444',
  whatsapp: '11 91234-5678',
  email: ' Aurea@Exemplo.VET ',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1578',
  complemento: 'ap. 12',
  bairro: 'Bela Vista',
  cidade: '3550308',
})
const novo = async (chamar = empresa.como.CLIENTE, extra = {}) =>
  (await chamar('POST /tutor', { nome: unico('Tutora'), cpf: cpfUnico(), ...extra })).corpo
const trilha = (registro: string) =>
  amb.db
    .selectFrom('auditoria')
    .selectAll()
    .where('entidade', '=', 'tutor')
    .where('registro', '=', registro)
    .orderBy('sequencia')
    .execute()

describe('POST /tutor', () => {
  it('grava normalizado, responde a ficha inteira e deixa trilha', async () => {
    const entrada = completo()
    const { status, corpo } = await empresa.como.CLIENTE('POST /tutor', entrada)
    expect(status).toBe(201)
    expect(corpo).toMatchObject({
      nome: 'Áurea Conceição d’Ávila',
      cpf: entrada.cpf.replace(/\D/g, ''),
      telefone: '+551133334444',
      whatsapp: '+5511912345678',
      email: 'aurea@exemplo.vet',
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      numero: '1578',
      complemento: 'ap. 12',
      bairro: 'Bela Vista',
      cidade: { codigo: '3550308', nome: 'São Paulo', uf: 'SP' },
      estrangeiro: false,
      parceiro: null,
      animais: [],
      ativo: true,
      versao: 1,
      criadoEm: '2026-11-20T15:00:00.000Z',
      permissoes: { editar: true, excluir: true, verHistorico: true },
    })
    const [linha] = await trilha(corpo.codigo)
    expect(linha).toMatchObject({ acao: 'CRIAR', cliente: empresa.cliente, usuario: empresa.usuarios.CLIENTE.codigo })
    expect(linha?.mudancas).toMatchObject({
      nome: [null, 'Áurea Conceição d’Ávila'],
      cidade: [null, { nome: 'São Paulo' }],
    })
  })

  it('a mesma submissão repetida cadastra uma vez só', async () => {
    const entrada = completo()
    const respostas = await Promise.all(
      [1, 2, 3].map(() => empresa.como.CLIENTE('POST /tutor', entrada, { idempotencia: `mesma-${entrada.cpf}` })),
    )
    expect(respostas.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(respostas.map(({ corpo }) => corpo.codigo)).size).toBe(1)
  })

  it('vinte cadastros do mesmo CPF ao mesmo tempo: um entra, os outros dizem de quem é', async () => {
    const cpf = cpfUnico()
    const respostas = await Promise.all(
      Array.from({ length: 20 }, (_, i) => empresa.como.CLIENTE('POST /tutor', { nome: `Pessoa ${i}`, cpf })),
    )
    expect(situacoes(respostas)).toEqual([201, ...Array<number>(19).fill(409)])
    const criada = respostas.find(({ status }) => status === 201)?.corpo
    for (const { corpo } of respostas.filter(({ status }) => status === 409)) {
      expect(corpo).toMatchObject({
        codigo: 'JA_EXISTE',
        mensagem: `${criada?.nome} já está no cadastro com este CPF.`,
        detalhes: { existente: { codigo: criada?.codigo } },
      })
      expect(camposDe(corpo)).toHaveProperty('cpf')
    }
  })

  it('o mesmo CPF em outra empresa não é o mesmo cadastro', async () => {
    const { cpf } = await novo()
    expect((await outra.como.CLIENTE('POST /tutor', { nome: 'Outra', cpf })).status).toBe(201)
  })

  it('um cadastro inativo com o CPF pede para reativar', async () => {
    const { codigo, cpf } = await novo()
    await amb.db.updateTable('tutor').set({ ativo: false }).where('codigo', '=', codigo).execute()
    const { corpo } = await empresa.como.CLIENTE('POST /tutor', { nome: 'De novo', cpf })
    expect((corpo as unknown as { mensagem: string }).mensagem).toContain('reative')
  })

  it('o CPF de um estrangeiro não existe; o dos demais pode vir depois', async () => {
    expect(
      (
        await empresa.como.CLIENTE('POST /tutor', {
          nome: 'John Smith',
          estrangeiro: true,
          cpf: '',
          telefone: '+1 202 555 0123',
        })
      ).corpo,
    ).toMatchObject({ cpf: null, estrangeiro: true, telefone: '+12025550123' })
    const sem = () => empresa.como.CLIENTE('POST /tutor', { nome: 'João Sem Número' })
    const [um, dois] = await Promise.all([sem(), sem()])
    expect([um.status, dois.status]).toEqual([201, 201])
    expect(um.corpo.codigo).not.toBe(dois.corpo.codigo)
    expect(um.corpo).toMatchObject({ cpf: null, estrangeiro: false })
  })

  it('a lista diz de quem falta o CPF, e o que se informa depois é único como qualquer outro', async () => {
    const { CLIENTE } = empresa.como
    const { corpo: sem } = await CLIENTE('POST /tutor', { nome: unico('Falta') })
    const { corpo: fora } = await CLIENTE('POST /tutor', { nome: unico('Estrangeira'), estrangeiro: true })
    const com = await novo()
    const codigos = async (cpf: 'sem' | 'com') =>
      new Set((await CLIENTE('GET /tutor', { cpf, limite: 100 })).corpo.itens.map(({ codigo }) => codigo))
    const [faltam, tem] = [await codigos('sem'), await codigos('com')]
    expect([sem, fora, com].map(({ codigo }) => [faltam.has(codigo), tem.has(codigo)])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ])
    const mudar = (cpf: string) =>
      CLIENTE('PUT /tutor/:codigo', { codigo: sem.codigo, versao: sem.versao, nome: sem.nome, cpf })
    const repetido = await mudar(com.cpf ?? '')
    expect(repetido).toMatchObject({ status: 409, corpo: { detalhes: { existente: { codigo: com.codigo } } } })
    const unido = await CLIENTE('POST /tutor/:codigo/unir', {
      codigo: com.codigo,
      versao: com.versao,
      outro: sem.codigo,
      versaoDoOutro: sem.versao,
      doOutro: [],
    })
    expect(unido).toMatchObject({ status: 200, corpo: { cpf: com.cpf } })
    expect((await codigos('sem')).has(sem.codigo)).toBe(false)
  })

  it.each([
    ['cpf', { cpf: '111.111.111-11' }],
    ['telefone', { telefone: '123' }],
    ['whatsapp', { whatsapp: '(10) 99999-9999' }],
    ['email', { email: 'sem arroba' }],
    ['cep', { cep: '00000-000' }],
    ['cidade', { cidade: '1234' }],
    ['cidade', { cidade: '5999999' }],
    ['nome', { nome: '   ' }],
    ['nome', { nome: 'a'.repeat(121) }],
    ['parceiro', { parceiro: '01890000-0000-7000-8000-000000000000' }],
    ['logradouro', { logradouro: 'x'.repeat(121) }],
  ])('recusa %s %j e diz o que corrigir', async (campo, extra) => {
    const { status, corpo } = await empresa.como.CLIENTE('POST /tutor', { nome: 'Fulana', cpf: cpfUnico(), ...extra })
    expect(status).toBe(422)
    expect(Object.keys(camposDe(corpo))).toEqual([campo])
  })

  it.each([
    ['120 letras', 'Ç'.repeat(120)],
    ['emoji', '🐶👩‍⚕️ Bía'],
    ['apóstrofo', "Joana D'Arc O'Hara"],
    ['curingas', '%_\\ 100%'],
    ['tags', '<script>alert(1)</script>'],
    ['árabe', 'محمد'],
  ])('um nome com %s é guardado e encontrado como foi escrito', async (_, nome) => {
    const { status, corpo } = await empresa.como.CLIENTE('POST /tutor', { nome, cpf: cpfUnico() })
    expect(status).toBe(201)
    expect(corpo.nome).toBe(nome)
    const achado = await empresa.como.CLIENTE('GET /tutor', { busca: nome.slice(0, 100) })
    expect(achado.corpo.itens.map(({ codigo }) => codigo)).toContain(corpo.codigo)
  })

  it('caracteres de controle viram espaço', async () => {
    expect((await novo(empresa.como.CLIENTE, { nome: 'Ana\u0000\tMaria\nLima' })).nome).toBe('Ana Maria Lima')
  })

  it('sem chave de idempotência, sem token, sem permissão', async () => {
    expect(
      (await empresa.como.CLIENTE('POST /tutor', completo(), { cabecalhos: { 'idempotency-key': '' } })).status,
    ).toBe(400)
    expect((await amb.semToken('POST /tutor', completo())).status).toBe(401)
    for (const perfil of ['ADMIN', 'CLIENTE_BASE', 'ESPECIALISTA'] as const) {
      expect((await empresa.como[perfil]('POST /tutor', completo())).status).toBe(403)
    }
  })
})

describe('GET /tutor/:codigo', () => {
  it('registra quem abriu a ficha, e não quem apenas listou', async () => {
    const { codigo, nome } = await novo()
    await empresa.como.CLIENTE('GET /tutor', { busca: nome })
    await empresa.como.CLIENTE('GET /tutor/:codigo', { codigo })
    const acessos = await amb.db.selectFrom('acesso_clinico').selectAll().where('registro', '=', codigo).execute()
    expect(acessos).toMatchObject([
      {
        entidade: 'tutor',
        usuario: empresa.usuarios.CLIENTE.codigo,
        quando: '2026-11-20T15:00:00.000Z',
        cliente: empresa.cliente,
      },
    ])
  })

  it('de outra empresa, inexistente ou malformado', async () => {
    const { codigo } = await novo()
    expect((await outra.como.CLIENTE('GET /tutor/:codigo', { codigo })).status).toBe(404)
    expect(
      (await empresa.como.CLIENTE('GET /tutor/:codigo', { codigo: '01890000-0000-7000-8000-000000000000' })).status,
    ).toBe(404)
    expect((await empresa.como.CLIENTE('GET /tutor/:codigo', { codigo: 'abc' })).status).toBe(422)
    expect((await empresa.como.ADMIN('GET /tutor/:codigo', { codigo })).status).toBe(403)
    expect((await amb.semToken('GET /tutor/:codigo', { codigo })).status).toBe(401)
  })
})

describe('PUT /tutor/:codigo', () => {
  const alteravel = async () => {
    const { nome, cpf, codigo, versao } = await novo()
    return { codigo, versao, nome, cpf }
  }

  it('altera, sobe a versão e conta só o que mudou', async () => {
    const { codigo, versao, cpf } = await alteravel()
    const { status, corpo } = await empresa.como.CLIENTE('PUT /tutor/:codigo', {
      codigo,
      versao,
      nome: 'Nome Novo',
      cpf,
      cidade: '3304557',
    })
    expect(status).toBe(200)
    expect(corpo).toMatchObject({
      nome: 'Nome Novo',
      versao: versao + 1,
      cidade: { nome: 'Rio de Janeiro' },
    })
    const [, alteracao] = await trilha(codigo)
    expect(alteracao?.acao).toBe('ALTERAR')
    expect(Object.keys(alteracao?.mudancas as object).sort()).toEqual(['cidade', 'nome'])
  })

  it('duas pessoas ao mesmo tempo: a segunda vê o que mudou e nada se perde', async () => {
    const base = await alteravel()
    const respostas = await Promise.all(
      ['Ana', 'Bia'].map((nome) => empresa.como.CLIENTE('PUT /tutor/:codigo', { ...base, nome })),
    )
    expect(situacoes(respostas)).toEqual([200, 409])
    const salvo = respostas.find(({ status }) => status === 200)?.corpo.nome
    const recusa = respostas.find(({ status }) => status === 409)?.corpo
    expect(recusa).toMatchObject({
      codigo: 'CONFLITO_DE_VERSAO',
      detalhes: { atual: { nome: salvo, versao: base.versao + 1 } },
    })
  })

  it('trocar para o CPF de outra pessoa é recusado com o nome dela, também ao mesmo tempo', async () => {
    const dono = await novo()
    const base = await alteravel()
    expect((await empresa.como.CLIENTE('PUT /tutor/:codigo', { ...base, cpf: dono.cpf })).corpo).toMatchObject({
      codigo: 'JA_EXISTE',
      mensagem: expect.stringContaining(dono.nome) as string,
    })
    const cpf = cpfUnico()
    const dois = await Promise.all(
      [await alteravel(), await alteravel()].map((um) => empresa.como.CLIENTE('PUT /tutor/:codigo', { ...um, cpf })),
    )
    expect(situacoes(dois)).toEqual([200, 409])
  })

  it('de outra empresa: 404, e a linha não muda', async () => {
    const base = await alteravel()
    expect((await outra.como.CLIENTE('PUT /tutor/:codigo', { ...base, nome: 'Invasor' })).status).toBe(404)
    expect(
      (await amb.db.selectFrom('tutor').select('nome').where('codigo', '=', base.codigo).executeTakeFirstOrThrow())
        .nome,
    ).toBe(base.nome)
  })

  it('renomear o tutor atualiza a busca pelos animais dele', async () => {
    const { tutor, animal } = await criarAnimal(amb, empresa.cliente)
    const { corpo } = await empresa.como.CLIENTE('GET /tutor/:codigo', { codigo: tutor })
    await empresa.como.CLIENTE('PUT /tutor/:codigo', {
      codigo: tutor,
      versao: corpo.versao,
      cpf: corpo.cpf,
      nome: 'Quitéria Zampieri',
    })
    expect(
      (await empresa.como.CLIENTE('GET /animal', { busca: 'quiteria mel' })).corpo.itens.map(({ codigo }) => codigo),
    ).toEqual([animal])
  })
})

describe('GET /tutor', () => {
  it('pagina tudo uma vez, em ordem sem acentos, e busca por todas as palavras', async () => {
    const propria = await criarEmpresa(amb)
    const nomes = [
      'Zélia Prado',
      'Ávila Souza',
      'avila lima',
      'Bento Ávila',
      'Érica',
      'Eduardo',
      'Ana Li',
      'Élio Prado',
    ]
    const fichas = await Promise.all(nomes.map((nome) => novo(propria.como.CLIENTE, { nome })))
    const lidos = await percorrer(propria.como.CLIENTE, 'GET /tutor', { limite: 3 })
    expect(lidos.map(({ nome }) => nome)).toEqual([
      'Ana Li',
      'avila lima',
      'Ávila Souza',
      'Bento Ávila',
      'Eduardo',
      'Élio Prado',
      'Érica',
      'Zélia Prado',
    ])
    const inverso = await percorrer(propria.como.CLIENTE, 'GET /tutor', { limite: 3, ordem: '-nome' })
    expect(inverso.map(({ codigo }) => codigo)).toEqual(lidos.map(({ codigo }) => codigo).reverse())
    const buscar = async (busca: string, ordem = 'nome') =>
      (await propria.como.CLIENTE('GET /tutor', { busca, ordem })).corpo.itens.map(({ nome }) => nome)
    expect(await buscar('PRADO elio')).toEqual(['Élio Prado'])
    expect(await buscar('avila', 'relevancia')).toEqual(['avila lima', 'Ávila Souza', 'Bento Ávila'])
    expect(await buscar('é')).toEqual(['Eduardo', 'Élio Prado', 'Érica'])
    expect(await buscar('li')).toEqual(['Ana Li', 'avila lima'])
    expect(await buscar('vila')).toHaveLength(3)
    expect(await buscar(formatarCpf(fichas[0]?.cpf ?? ''))).toEqual(['Zélia Prado'])
    expect(await buscar('%')).toEqual([])
  })

  it('acha pelo telefone como as pessoas o escrevem', async () => {
    const { codigo } = await novo(empresa.como.CLIENTE, { whatsapp: '(21) 98765-4321' })
    for (const busca of ['(21) 98765-4321', '98765-4321', '21987654321', '4321 21']) {
      expect((await empresa.como.CLIENTE('GET /tutor', { busca })).corpo.itens.map((item) => item.codigo)).toContain(
        codigo,
      )
    }
  })

  it('filtra por clínica, cidade e situação', async () => {
    const { codigo, versao } = await novo(empresa.como.PARCEIRO, { cidade: '2304400' })
    await empresa.como.PARCEIRO('PUT /tutor/:codigo/situacao', { codigo, versao, ativo: false })
    const { corpo } = await empresa.como.CLIENTE('GET /tutor', {
      parceiro: empresa.parceiro,
      cidade: '2304400',
      ativo: 'false',
    })
    expect(corpo.itens).toMatchObject([{ codigo, cidade: 'Fortaleza/CE', parceiro: { codigo: empresa.parceiro } }])
  })
})
