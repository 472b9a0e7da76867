import { dadosDaVacina, type AnimalCompleto, type Vacina } from '@vetlume/dominio/animal'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { useSalvarVacina } from '../api.ts'
import { CampoVacina } from '../campo-vacina.tsx'
import { hojeNoFuso } from '../valores.ts'

export interface DialogoDeVacinaProps {
  ficha: AnimalCompleto
  /** The vaccine to correct; a new one without it. */
  vacina: Vacina | null
  aoFechar: () => void
}

function useVacina({ ficha: { codigo }, vacina, aoFechar }: DialogoDeVacinaProps, hoje: string) {
  const { mutateAsync: salvar } = useSalvarVacina(codigo, vacina)
  return useFormulario({
    esquema: dadosDaVacina,
    valores: vacina ?? {
      vacina: '',
      dia: hoje,
      lote: null,
      fabricante: null,
      proxima: null,
      aplicadaPor: null,
      observacao: null,
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      await salvar(dados)
      avisar.sucesso(vacina === null ? 'Vacina registrada.' : 'Vacina corrigida.')
      aoFechar()
    },
  })
}

export function DialogoDeVacina(props: DialogoDeVacinaProps) {
  const { ficha, vacina, aoFechar } = props
  const hoje = hojeNoFuso()
  const form = useVacina(props, hoje)
  const { control: controle } = form
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={vacina === null ? `Registrar vacina de ${ficha.nome}` : 'Corrigir vacina'}
      largura="sm"
    >
      <Formulario
        form={form}
        rotulo="Vacina aplicada"
        rotuloDeSalvar={vacina === null ? 'Registrar' : 'Salvar'}
        aoCancelar={aoFechar}
      >
        <Grade>
          <CampoVacina {...{ controle }} nome="vacina" rotulo="Vacina" especie={ficha.especie.nome} obrigatorio />
          <CampoData {...{ controle }} nome="dia" rotulo="Aplicada em" obrigatorio maximo={hoje} />
          <CampoData {...{ controle }} nome="proxima" rotulo="Próxima dose" />
          <CampoTexto {...{ controle }} nome="fabricante" rotulo="Fabricante" maximo={80} />
          <CampoTexto {...{ controle }} nome="lote" rotulo="Lote" maximo={40} />
          <CampoTexto
            {...{ controle }}
            nome="aplicadaPor"
            rotulo="Aplicada por, ou onde"
            maximo={120}
            className="inteiro"
          />
          <CampoTexto
            {...{ controle }}
            nome="observacao"
            rotulo="Observação"
            linhas={2}
            maximo={500}
            className="inteiro"
          />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
