import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { abrir, darLaudos } from '../../../teste/atendimentos.ts'
import { crmvUnico, cnpjUnico, cpfUnico, criarUsuario, unico, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/respostas.ts'
import { prepararAnimais } from '../../../teste/animal/preparo.ts'
import { juntarMedidas } from './prontuario.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let preparo: Awaited<ReturnType<typeof prepararAnimais>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  preparo = await prepararAnimais(amb)
  ;({ empresa, outra } = preparo)
})
afterAll(() => amb.fechar())

const prontuario = async (codigo: string, extra = {}, chamar = empresa.como.CLIENTE) =>
  (await chamar('GET /animal/:codigo/prontuario', { codigo, ...extra })).corpo.itens
const tipos = (itens: readonly { tipo: string }[]) => itens.map(({ tipo }) => tipo)

async function outroEspecialista() {
  const { codigo } = await amb.db
    .insertInto('especialista')
    .values({
      cliente: empresa.cliente,
      nome: unico('Dr. Outro'),
      crmv_uf: 'SP',
      crmv_numero: crmvUnico(),
      especialidade: empresa.especialidade,
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: usuario } = await criarUsuario(amb, ['ESPECIALISTA'])
  return {
    codigo,
    chamar: await amb.como({ usuario, perfis: ['ESPECIALISTA'], cliente: empresa.cliente, especialista: codigo }),
  }
}

async function outraClinica() {
  const { cliente } = empresa
  const { codigo } = await amb.db
    .insertInto('parceiro')
    .values({ cliente, nome: unico('Clínica Y'), razao_social: 'Y', documento: cnpjUnico() })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: usuario } = await criarUsuario(amb, ['PARCEIRO'])
  return { codigo, chamar: await amb.como({ usuario, perfis: ['PARCEIRO'], cliente, parceiro: codigo }) }
}

describe('prontuário', () => {
  it('conta tudo, do mais novo ao mais velho, página por página, sem repetir nem perder', async () => {
    amb.relogio.fixar('2026-11-20T15:00:00Z')
    const animal = await preparo.novo({ pesoGramas: 4_000 })
    const { CLIENTE } = empresa.como
    await CLIENTE('POST /animal/:codigo/pesos', { codigo: animal.codigo, gramas: 3_000, dia: '2026-01-10' })
    amb.relogio.avancar({ minutes: 1 })
    const nova = (await CLIENTE('POST /tutor', { nome: 'Nova Dona', cpf: cpfUnico() })).corpo
    await CLIENTE('PUT /animal/:codigo', { ...preparo.paraAlterar(animal), tutor: nova.codigo })
    amb.relogio.avancar({ minutes: 1 })
    const { codigo: atendimento, numero } = await abrir(amb, empresa, { animal: animal.codigo })
    amb.relogio.avancar({ minutes: 1 })
    await darLaudos(amb, empresa, atendimento, 'ASSINADO')
    const { corpo: ficha } = await CLIENTE('GET /animal/:codigo', { codigo: animal.codigo })
    await CLIENTE('PUT /animal/:codigo', {
      ...preparo.paraAlterar(ficha),
      tutor: nova.codigo,
      obito: '2026-11-20',
      obitoMotivo: 'Causas naturais',
    })
    const itens = await prontuario(animal.codigo)
    expect(tipos(itens).toSorted()).toEqual(['ATENDIMENTO', 'CADASTRO', 'LAUDO', 'OBITO', 'PESO', 'PESO', 'TUTOR'])
    expect(itens.map(({ quando }) => quando)).toEqual(
      itens
        .map(({ quando }) => quando)
        .toSorted()
        .toReversed(),
    )
    expect(itens).toContainEqual(
      expect.objectContaining({
        tipo: 'ATENDIMENTO',
        alvo: atendimento,
        numero,
        estado: 'ABERTO',
        titulo: expect.stringContaining('Ultrassom') as string,
      }),
    )
    expect(itens).toContainEqual(
      expect.objectContaining({ tipo: 'LAUDO', titulo: 'Laudo de teste', estado: 'ASSINADO' }),
    )
    expect(itens).toContainEqual(
      expect.objectContaining({
        tipo: 'TUTOR',
        antes: animal.tutor.nome,
        depois: 'Nova Dona',
        autor: empresa.usuarios.CLIENTE.nome,
      }),
    )
    expect(itens).toContainEqual(
      expect.objectContaining({ tipo: 'OBITO', depois: 'Causas naturais', quando: '2026-11-20T15:00:00.000Z' }),
    )
    expect(itens).toContainEqual(expect.objectContaining({ tipo: 'PESO', gramas: 3_000 }))
    const porPagina = await percorrer(CLIENTE, 'GET /animal/:codigo/prontuario', { codigo: animal.codigo, limite: 2 })
    expect(porPagina).toEqual(itens)
    const deGrupo = async (grupo: 'atendimento' | 'laudo' | 'peso' | 'cadastro') =>
      [...new Set(tipos(await prontuario(animal.codigo, { grupo })))].sort()
    expect(await deGrupo('atendimento')).toEqual(['ATENDIMENTO'])
    expect(await deGrupo('laudo')).toEqual(['LAUDO'])
    expect(await deGrupo('peso')).toEqual(['PESO'])
    expect(await deGrupo('cadastro')).toEqual(['CADASTRO', 'OBITO', 'TUTOR'])
  })

  it('o especialista vê os seus exames; a clínica, o que pediu e o que recebeu; quem não alcança não abre', async () => {
    const animal = await preparo.novo()
    const [doutor, clinica] = [await outroEspecialista(), await outraClinica()]
    const { codigo: meu } = await abrir(amb, empresa, { animal: animal.codigo })
    const { codigo: alheio } = await abrir(amb, empresa, {
      animal: animal.codigo,
      especialista: doutor.codigo,
      parceiro: clinica.codigo,
    })
    await darLaudos(amb, empresa, meu, 'RASCUNHO')
    const exames = async (chamar = empresa.como.CLIENTE) =>
      (await prontuario(animal.codigo, {}, chamar)).filter(({ tipo }) => tipo === 'ATENDIMENTO' || tipo === 'LAUDO')
    expect(tipos(await exames()).sort()).toEqual(['ATENDIMENTO', 'ATENDIMENTO', 'LAUDO'])
    expect(tipos(await exames(empresa.como.ESPECIALISTA)).sort()).toEqual(['ATENDIMENTO', 'LAUDO'])
    expect((await exames(doutor.chamar)).map(({ alvo }) => alvo)).toEqual([alheio])
    // A laudo is the clinic's to see once it was delivered.
    expect((await exames(empresa.como.PARCEIRO)).map(({ alvo }) => alvo)).toEqual([meu])
    await amb.db
      .updateTable('laudo')
      .set({
        estado: aForca('ENTREGUE'),
        entregue_em: '2026-11-20T16:00:00Z',
        assinado_em: '2026-11-20T16:00:00Z',
        assinado_por: empresa.usuarios.ESPECIALISTA.codigo,
        documento: '{}',
        documento_sha256: 'a',
        pdf_sha256: 'b',
        codigo_verificacao: unico('v'),
      })
      .where('atendimento', '=', meu)
      .execute()
    expect(tipos(await exames(empresa.como.PARCEIRO)).sort()).toEqual(['ATENDIMENTO', 'LAUDO'])
    expect((await exames(clinica.chamar)).map(({ alvo }) => alvo)).toEqual([alheio])
    const abrirComo = async (chamar = empresa.como.CLIENTE) =>
      (await chamar('GET /animal/:codigo/prontuario', { codigo: animal.codigo })).status
    expect(await abrirComo(outra.como.CLIENTE)).toBe(404)
    expect(await abrirComo((await outroEspecialista()).chamar)).toBe(404)
    expect(await abrirComo(empresa.como.ADMIN)).toBe(403)
    expect(await abrirComo(amb.semToken)).toBe(401)
  })

  it('de quem foi antes, a clínica só sabe do paciente que ela trouxe', async () => {
    const { CLIENTE, PARCEIRO } = empresa.como
    const trocarDono = async (parceiro: string | null) => {
      const animal = await preparo.novo({ parceiro })
      const dono = (await CLIENTE('POST /tutor', { nome: unico('Dono'), cpf: cpfUnico(), parceiro })).corpo.codigo
      await CLIENTE('PUT /animal/:codigo', { ...preparo.paraAlterar(animal), parceiro, tutor: dono })
      await abrir(amb, empresa, { animal: animal.codigo })
      return tipos(await prontuario(animal.codigo, {}, PARCEIRO)).includes('TUTOR')
    }
    expect([await trocarDono(empresa.parceiro), await trocarDono(null)]).toEqual([true, false])
  })

  it('cada leitura fica registrada; cursor e grupo errados são recusados', async () => {
    const { codigo } = await preparo.novo()
    await prontuario(codigo)
    await empresa.como.CLIENTE('GET /animal/:codigo/medidas', { codigo })
    const acessos = await amb.db
      .selectFrom('acesso_clinico')
      .select('entidade')
      .where('registro', '=', codigo)
      .execute()
    expect(acessos).toHaveLength(2)
    const pedir = async (extra: object) =>
      (await empresa.como.CLIENTE('GET /animal/:codigo/prontuario', { codigo, ...extra })).status
    expect([await pedir({ cursor: 'xx' }), await pedir({ grupo: 'tudo' })]).toEqual([422, 422])
  })
})

describe('evolução das medidas', () => {
  const em = (titulo: string, id = titulo) => ({ id, titulo, orgao: null })
  const ponto = (valor: number, quando: string, extra = {}) => ({
    id: 'LVIDDN',
    rotulo: 'DIVEd normalizado',
    secao: em('Modo M'),
    lado: null,
    unidade: '' as const,
    valor,
    quando,
    laudo: quando,
    numero: 1,
    nivel: null,
    situacao: null,
    referencia: null,
    ...extra,
  })

  it('junta por medida e lado, na unidade do mais novo; uma só não é evolução', () => {
    const series = juntarMedidas([
      ponto(1.5, '2026-01'),
      ponto(52, '2026-01', { id: 'RIM_COMPRIMENTO', lado: 'ESQUERDO', unidade: 'mm' }),
      ponto(5, '2026-01', { id: 'RIM_COMPRIMENTO', lado: 'DIREITO', unidade: 'cm' }),
      ponto(1.7, '2026-02'),
      ponto(5.4, '2026-02', { id: 'RIM_COMPRIMENTO', lado: 'ESQUERDO', unidade: 'cm' }),
      ponto(3, '2026-02', { id: 'X', unidade: 'mm' }),
      ponto(4, '2026-02', { id: 'X', unidade: 'mm' }),
      ponto(3, '2026-01', { id: 'Y', unidade: '%' }),
      ponto(4, '2026-02', { id: 'Y', unidade: 'mm' }),
      ponto(1, '2026-01', { id: 'VMAX', secao: em('Valva mitral') }),
      ponto(9, '2026-01', { id: 'VMAX', secao: em('Valva aórtica') }),
      ponto(2, '2026-02', { id: 'VMAX', secao: em('Valva mitral') }),
    ])
    expect(
      series.map(({ id, lado, unidade, pontos }) => [id, lado, unidade, pontos.map(({ valor }) => valor)]),
    ).toEqual([
      ['LVIDDN', null, '', [1.5, 1.7]],
      ['RIM_COMPRIMENTO', 'ESQUERDO', 'cm', [5.2, 5.4]],
      ['VMAX', null, '', [1, 2]],
    ])
  })

  it('a seção é a mesma ainda que mude de nome ou de modelo; o lado, ainda que esteja só no nome', () => {
    const velocidade = (valor: number, quando: string, secao: object) =>
      ponto(valor, quando, { id: 'VELOCIDADE_MAXIMA', unidade: 'm/s', secao })
    const series = juntarMedidas([
      velocidade(3.2, '2026-01', em('Valva tricúspide', 'valva-tricuspide')),
      velocidade(1.5, '2026-01', em('Valva aórtica', 'valva-aortica')),
      velocidade(3.4, '2026-02', em('Tricúspide', 'valva-tricuspide')),
      velocidade(3.5, '2026-03', em('TRICUSPIDE', 'outro-modelo')),
      ponto(160, '2026-03', { id: 'VELOCIDADE_MAXIMA', unidade: 'cm/s', secao: em('Valva aórtica', 'valva-aortica') }),
      ponto(7.4, '2026-01', { id: 'RIM_AORTA', rotulo: 'Relação rim esquerdo : aorta' }),
      ponto(8.1, '2026-02', { id: 'RIM_AORTA', rotulo: 'Relação rim : aorta', lado: 'DIREITO' }),
      ponto(7.6, '2026-02', { id: 'RIM_AORTA', rotulo: 'Relação rim : aorta', lado: 'ESQUERDO' }),
    ])
    expect(series.map(({ secao, lado, pontos }) => [secao, lado, pontos.map(({ valor }) => valor)])).toEqual([
      ['TRICUSPIDE', null, [3.2, 3.4, 3.5]],
      ['Valva aórtica', null, [150, 160]],
      ['Modo M', 'ESQUERDO', [7.4, 7.6]],
    ])
  })

  it('vem dos laudos assinados que a pessoa pode ver', async () => {
    const animal = await preparo.novo()
    const medir = async (valor: number, especialista: string) => {
      const { codigo } = await abrir(amb, empresa, { animal: animal.codigo, especialista })
      await darLaudos(amb, { ...empresa, especialista }, codigo, 'RASCUNHO')
      const conteudo = {
        secoes: [
          {
            id: 'modo-m',
            titulo: 'Modo M',
            orgao: null,
            medidas: [
              { id: 'DIVED', rotulo: 'DIVEd', valor: null, unidade: 'cm', lado: null },
              { id: '', rotulo: 'Livre', valor: 1, unidade: 'cm', lado: null },
              { id: 'LVIDDN', rotulo: 'DIVEdN', valor, unidade: '', lado: null },
            ],
          },
        ],
      }
      const impressa = { situacao: 'ACIMA', referencia: 'menor que 1,7', nivel: 'ATENCAO' }
      const documento = { secoes: [{ medidas: [{ situacao: null, referencia: null }, valor > 1.7 ? impressa : {}] }] }
      await amb.db
        .updateTable('laudo')
        .set({
          conteudo: JSON.stringify(conteudo),
          estado: aForca('ASSINADO'),
          assinado_em: amb.relogio.agora().toString(),
          assinado_por: empresa.usuarios.ESPECIALISTA.codigo,
          documento: JSON.stringify(documento),
          documento_sha256: 'a',
          pdf_sha256: 'b',
          codigo_verificacao: unico('v'),
        })
        .where('atendimento', '=', codigo)
        .execute()
      amb.relogio.avancar({ minutes: 1 })
    }
    const doutor = await outroEspecialista()
    await medir(1.5, empresa.especialista)
    await medir(1.6, empresa.especialista)
    await medir(1.9, doutor.codigo)
    const valores = async (chamar = empresa.como.CLIENTE) =>
      (await chamar('GET /animal/:codigo/medidas', { codigo: animal.codigo })).corpo.map(({ pontos }) =>
        pontos.map(({ valor }) => valor),
      )
    expect(await valores()).toEqual([[1.5, 1.6, 1.9]])
    expect(await valores(empresa.como.ESPECIALISTA)).toEqual([[1.5, 1.6]])
    const [dela] = (await empresa.como.CLIENTE('GET /animal/:codigo/medidas', { codigo: animal.codigo })).corpo
    expect(dela?.pontos.map(({ nivel, situacao, referencia }) => [nivel, situacao, referencia])).toEqual([
      [null, null, null],
      [null, null, null],
      ['ATENCAO', 'ACIMA', 'menor que 1,7'],
    ])
    expect(await valores(doutor.chamar)).toEqual([])
    expect(await valores(empresa.como.PARCEIRO)).toEqual([])
    expect((await outra.como.CLIENTE('GET /animal/:codigo/medidas', { codigo: animal.codigo })).status).toBe(404)
  })
})
