import { juntar } from '@vetlume/dominio/formatos'
import { divergenciasDoDicom, type DadosDoDicom, type DivergenciaDoDicom } from '@vetlume/dominio/laudo'
import { formatarData } from '@vetlume/dominio/tempo'
import { Etiqueta } from '../../../ui/etiqueta.tsx'
import { BaixarLento } from '../../documento/index.ts'
import { originalDe } from '../api.ts'

export interface ArquivoDicomProps {
  laudo: string
  imagem: { arquivo: string; nome: string; dicom: DadosDoDicom }
  paciente: Parameters<typeof divergenciasDoDicom>[1]
  /** Of the figure. */
  numero: number
}

const ROTULOS: Readonly<Record<DivergenciaDoDicom['campo'], string>> = {
  PACIENTE: 'Paciente no arquivo',
  ESPECIE: 'Espécie no arquivo',
}

/** What the file of a figure says of itself; what it says otherwise than the record stands out. */
export function ArquivoDicom({ laudo, imagem: { arquivo, nome, dicom }, paciente, numero }: ArquivoDicomProps) {
  const { modalidade, realizadoEm, aparelho, quadros } = dicom
  return (
    <div className="li-arquivo">
      <p>
        {juntar(
          'DICOM',
          modalidade,
          realizadoEm && formatarData(realizadoEm),
          aparelho,
          quadros > 1 && `primeiro de ${quadros} quadros`,
        )}
      </p>
      {divergenciasDoDicom(dicom, paciente).map(({ campo, noArquivo }) => (
        <p key={campo} className="li-divergencia">
          <Etiqueta tom="aviso" rotulo="Confira" /> {ROTULOS[campo]}: <b>{noArquivo}</b>
        </p>
      ))}
      <BaixarLento rotulo={`Baixar original da figura ${numero}`} pedir={() => originalDe(laudo, arquivo)} nome={nome}>
        Baixar original
      </BaixarLento>
    </div>
  )
}
