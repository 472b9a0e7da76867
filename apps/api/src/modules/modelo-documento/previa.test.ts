import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarAnimal, criarEmpresa, unico, type Empresa } from '../../../teste/fabricas.ts'
import { modelosDaEmpresa } from '../../../teste/modelo-documento/modelos-da-empresa.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let animal: string
let orcamento: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  animal = (await criarAnimal(amb, empresa.cliente)).animal
  const estrutura = MODELOS_DE_TEXTO.find(({ tipo }) => tipo === 'ORCAMENTO')!.estrutura
  orcamento = await modelosDaEmpresa(empresa).publicarTexto('ORCAMENTO', estrutura)
})
afterAll(() => amb.fechar())

describe('prévia', () => {
  const leituras = async () =>
    (
      await amb.db
        .selectFrom('acesso_clinico')
        .select('quando')
        .where('cliente', '=', empresa.cliente)
        .where('registro', '=', animal)
        .execute()
    ).length

  it('de um texto: na tela, no papel marcado, e a leitura do paciente fica registrada', async () => {
    const antes = await leituras()
    const { corpo } = await empresa.como.CLIENTE('GET /modelo-documento/:codigo/previa', {
      codigo: orcamento,
      animal,
    })
    expect(corpo).toMatchObject({
      laudo: null,
      texto: { tipo: 'ORCAMENTO', numero: null, animal: { pelagem: 'Caramelo' } },
    })
    const { bytes } = await empresa.como.CLIENTE('GET /modelo-documento/:codigo/previa/pdf', {
      codigo: orcamento,
      animal,
    })
    expect(lerPdf(bytes).paginas.flat()).toContain('PRÉVIA')
    expect(await leituras()).toBe(antes + 2)
  })

  it('de um laudo: medidas com a referência do paciente, também as próprias do modelo', async () => {
    const { corpo: modelo } = await empresa.como.CLIENTE('POST /modelo-documento', { nome: unico('US'), tipo: 'LAUDO' })
    const secao = {
      id: 'prostata',
      titulo: 'Adrenal',
      orgao: 'ADRENAIS',
      situacao: 'NORMAL' as const,
      motivo: null,
      texto: {
        type: 'doc' as const,
        content: [
          { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Paciente {{animal.nome}}.' }] },
        ],
      },
      medidas: [
        {
          id: 'ADRENAL_POLO_CAUDAL',
          rotulo: 'Polo caudal',
          valor: null,
          unidade: 'cm' as const,
          lado: 'ESQUERDO' as const,
        },
        { id: 'PROPRIA_A', rotulo: 'Índice', valor: null, unidade: 'cm' as const, lado: null },
      ],
      frases: [],
    }
    const laudo = {
      secoes: [secao],
      conclusao: { type: 'doc' as const, content: [] },
      frasesDeConclusao: [],
      imagensPorPagina: 6,
      medidasProprias: [
        {
          id: 'PROPRIA_A',
          rotulo: 'Índice',
          sigla: 'I',
          unidade: 'cm' as const,
          casas: 1,
          formula: 'ADRENAL_POLO_CAUDAL * 2',
        },
      ],
      referencias: [
        {
          medida: 'PROPRIA_A',
          especie: 'CANINA' as const,
          unidade: 'cm' as const,
          minimo: 1,
          maximo: 2,
          pesoMinimo: 10,
          pesoMaximo: 20,
          fonte: 'Clínica',
        },
      ],
      rodape: ['Exame de {{animal.nome}}'],
    }
    await empresa.como.CLIENTE('PUT /modelo-documento/:codigo/rascunho', {
      codigo: modelo.codigo,
      revisao: 1,
      laudo,
      texto: null,
    })
    const { corpo } = await empresa.como.CLIENTE('GET /modelo-documento/:codigo/previa', {
      codigo: modelo.codigo,
      animal,
    })
    expect(corpo.laudo).toMatchObject({
      numero: 'prévia',
      secoes: [
        {
          medidas: [
            { valor: '– cm', referencia: '0,32 a 0,55 cm', situacao: null },
            { rotulo: 'Índice', valor: '– cm', referencia: '1 a 2 cm' },
          ],
        },
      ],
    })
    expect(corpo.laudo?.fontes).toContain('Clínica')
    expect(corpo.laudo?.rodape?.[0]).not.toContain('{{')
    const { bytes } = await empresa.como.CLIENTE('GET /modelo-documento/:codigo/previa/pdf', {
      codigo: modelo.codigo,
      animal,
    })
    const paginas = lerPdf(bytes).paginas.flat()
    expect(paginas).toContain('PRÉVIA')
    expect(paginas).toContain(corpo.laudo?.rodape?.[0])
  })

  it('o especialista não vê a de quem não examina', async () => {
    const resposta = await empresa.como.ESPECIALISTA('GET /modelo-documento/:codigo/previa', {
      codigo: orcamento,
      animal,
    })
    expect(resposta.status).toBe(404)
  })

  it('de paciente alheio, nada', async () => {
    const { animal: alheio } = await criarAnimal(amb, outra.cliente)
    const resposta = await empresa.como.CLIENTE('GET /modelo-documento/:codigo/previa', {
      codigo: orcamento,
      animal: alheio,
    })
    expect(resposta.status).toBe(404)
  })
})
