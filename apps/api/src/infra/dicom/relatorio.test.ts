import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { MedidaLida } from '@vetlume/dominio/laudo'
import { describe, expect, it } from 'vitest'
import { abrirDicom } from './abrir.ts'
import { lerRelatorioDicom } from './index.ts'
import { DicomRecusado } from './quadro.ts'
import { lerRelatorio } from './relatorio.ts'

const exemplo = (nome: string) => readFileSync(path.join(import.meta.dirname, 'exemplos', `${nome}.dcm`))
const resumo = ({ conceito, valor, unidade, local, lado, derivacao, escolhida, feto, modificadores }: MedidaLida) =>
  [
    conceito.codigo,
    `${valor} ${unidade}`,
    local?.nome,
    lado,
    derivacao?.nome,
    escolhida ? 'escolhida' : null,
    feto,
    ...modificadores.map(({ nome }) => nome),
  ].filter((parte) => parte !== null && parte !== undefined)

describe('relatório de medidas', () => {
  it('do coração: cada número com o local do grupo, o modo, a média e a que foi escolhida', () => {
    const { dados, medidas } = lerRelatorio(exemplo('sr-eco'))
    expect(dados).toMatchObject({
      modalidade: 'SR',
      paciente: 'Conceição Rex',
      especie: 'CANINE',
      aparelho: 'Vetlume Exemplo 1',
      realizadoEm: '2026-11-20',
    })
    expect(medidas.map(resumo)).toEqual([
      ['29436-3', '34.2 mm', 'Left Ventricle', 'Mean', 'M mode'],
      ['29436-3', '33.8 mm', 'Left Ventricle', 'M mode'],
      ['29438-9', '2.11 cm', 'Left Ventricle', 'M mode'],
      ['18154-5', '0.81 cm', 'Left Ventricle', 'M mode'],
      ['18154-5', '0.84 cm', 'Left Ventricle', '2D mode'],
      ['18152-9', '0.79 cm', 'Left Ventricle', 'escolhida', 'M mode'],
      ['18152-9', '0.7 cm', 'Left Ventricle', 'M mode'],
      ['18051-3', '38.3 %', 'Left Ventricle', 'M mode'],
      ['18043-0', '69 %', 'Left Ventricle', 'Teichholz'],
      ['18043-0', '61 %', 'Left Ventricle', 'Method of Disks, Biplane'],
      ['29469-4', '0.0235 m', 'Left Atrium'],
      ['17985-3', '1.31 {ratio}', 'Left Atrium'],
      ['11726-7', '142 cm/s', 'Aortic Valve', 'Antegrade Flow'],
      ['20247-3', '8.1 mm[Hg]', 'Aortic Valve'],
      ['11726-7', '2.6 m/s', 'Tricuspid Valve', 'Regurgitant Flow'],
      ['8867-4', '118 {H.B.}/min'],
      ['99VET1', '3.1 mm'],
    ])
  })

  it('do abdome: o lado do grupo, ou sob o local; o texto no conjunto de caracteres do arquivo', () => {
    const { dados, medidas } = lerRelatorio(exemplo('sr-abdome'))
    expect(dados).toMatchObject({ paciente: 'Gonçalves Íris', especie: 'FELINE' })
    expect(medidas.map(resumo)).toEqual([
      ['410668003', '52.4 mm', 'Kidney', 'ESQUERDO'],
      ['410668003', '5.1 cm', 'Kidney', 'DIREITO'],
      ['410668003', '4.9 cm', 'Kidney'],
      ['81827009', '8.2 mm', 'Abdominal aorta'],
      ['11726-7', '98 cm/s', 'Abdominal aorta'],
      ['410668003', '3.3 cm'],
    ])
  })

  it('obstétrico, sem tipos escritos no arquivo: cada feto com os seus', () => {
    expect(lerRelatorio(exemplo('sr-obstetrico')).medidas.map(resumo)).toEqual([
      ['11820-8', '2.01 cm', 'A'],
      ['11836-4', '9 mm', 'A'],
      ['11820-8', '2.06 cm', 'B'],
      ['11948-7', '221 {B}/min', 'B'],
      ['11840-6', '1.92 cm', 'Ovary'],
      ['11841-4', '18.4 mm', 'Ovary'],
    ])
  })

  it('no processo à parte diz o mesmo', async () => {
    const pedinte = { dono: 'a', sinal: new AbortController().signal }
    expect(await lerRelatorioDicom(exemplo('sr-eco'), pedinte)).toEqual(lerRelatorio(exemplo('sr-eco')))
    const cortado = exemplo('sr-eco').subarray(0, 900)
    await expect(lerRelatorioDicom(cortado, pedinte)).rejects.toMatchObject({ codigo: 'TIPO_NAO_ACEITO' })
  })

  it('uma imagem não é relatório, e um relatório não é imagem', async () => {
    expect(() => lerRelatorio(exemplo('rle-cor'))).toThrow(DicomRecusado)
    await expect(abrirDicom(exemplo('sr-eco'))).rejects.toThrow(DicomRecusado)
  })
})
