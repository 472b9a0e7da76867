import { dadosDaPesagem, type AnimalCompleto, type Pesagem } from '@vetlume/dominio/animal'
import { diaNaZona } from '@vetlume/dominio/tempo'
import { fusoEmUso } from '../../../lib/fuso.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { useSalvarPesagem } from '../api.ts'
import { CampoPeso } from '../campo-peso.tsx'
import { hojeNoFuso } from '../valores.ts'

export interface DialogoDePesagemProps {
  ficha: AnimalCompleto
  /** The weighing to correct; a new one without it. */
  pesagem: Pesagem | null
  aoFechar: () => void
}

export function DialogoDePesagem({ ficha: { codigo, nome }, pesagem, aoFechar }: DialogoDePesagemProps) {
  const { mutateAsync: salvar } = useSalvarPesagem(codigo, pesagem)
  const hoje = hojeNoFuso()
  const form = useFormulario({
    esquema: dadosDaPesagem,
    valores: {
      gramas: pesagem?.gramas as number,
      dia: pesagem === null ? hoje : diaNaZona(pesagem.medidoEm, fusoEmUso()),
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      await salvar(dados)
      avisar.sucesso(pesagem === null ? 'Pesagem registrada.' : 'Pesagem corrigida.')
      aoFechar()
    },
  })
  return (
    <Dialogo aberto aoFechar={aoFechar} titulo={pesagem === null ? `Pesar ${nome}` : 'Corrigir pesagem'} largura="xs">
      <Formulario
        form={form}
        rotulo="Pesagem"
        rotuloDeSalvar={pesagem === null ? 'Registrar' : 'Salvar'}
        aoCancelar={aoFechar}
      >
        <Grade>
          <CampoPeso controle={form.control} nome="gramas" rotulo="Peso" obrigatorio className="inteiro" />
          <CampoData controle={form.control} nome="dia" rotulo="Dia" obrigatorio maximo={hoje} className="inteiro" />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
