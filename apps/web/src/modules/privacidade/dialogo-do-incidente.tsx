import { dadosDoIncidente } from '@vetlume/dominio/privacidade'
import { formatarData } from '@vetlume/dominio/tempo'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoMarcado } from '../../ui/formulario/campo-marcado.tsx'
import { CampoNumero } from '../../ui/formulario/campo-numero.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

interface DialogoDoIncidenteProps {
  atualizar: () => Promise<unknown>
  aoFechar: () => void
}

/** Writes an incident down; the three business days count from the day on which it was known. */
export function DialogoDoIncidente({ atualizar, aoFechar }: DialogoDoIncidenteProps) {
  const form = useFormulario({
    esquema: dadosDoIncidente,
    valores: {
      conhecidoEm: agoraNoFuso().toPlainDate().toString(),
      descricao: '',
      dados: '',
      pessoas: 0,
      medidas: '',
      risco: false,
    },
    aoEnviar: async (dados) => {
      const { numero, prazo, risco } = await api('POST /incidente', dados)
      await atualizar()
      const aviso = risco ? ` Comunique até ${formatarData(prazo)}.` : ''
      avisar.sucesso(`Incidente nº ${numero} registrado.${aviso}`)
      aoFechar()
    },
  })
  const controle = form.control
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Registrar incidente"
      descricao="O registro fica guardado por 5 anos e só a sua empresa o vê."
    >
      <Formulario form={form} rotulo="Incidente" rotuloDeSalvar="Registrar" aoCancelar={aoFechar}>
        <Grade>
          <CampoTexto
            controle={controle}
            nome="descricao"
            rotulo="O que aconteceu"
            linhas={4}
            maximo={4_000}
            obrigatorio
            focar
          />
          <CampoTexto controle={controle} nome="dados" rotulo="Dados atingidos" linhas={2} maximo={1_000} obrigatorio />
          <CampoData controle={controle} nome="conhecidoEm" rotulo="Conhecido em" obrigatorio />
          <CampoNumero controle={controle} nome="pessoas" rotulo="Pessoas atingidas" obrigatorio />
          <CampoTexto controle={controle} nome="medidas" rotulo="Medidas tomadas" linhas={3} maximo={4_000} />
          <CampoMarcado
            controle={controle}
            nome="risco"
            rotulo="Pode causar dano relevante às pessoas"
            ajuda="Se sim, a ANPD e as pessoas são avisadas em 3 dias úteis."
          />
        </Grade>
      </Formulario>
    </Dialogo>
  )
}
