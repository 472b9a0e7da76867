import {
  dadosDaComunicacao,
  DESTINATARIOS_DO_INCIDENTE,
  ROTULOS_DO_DESTINATARIO,
  type IncidenteCompleto,
} from '@vetlume/dominio/privacidade'
import { formatarData } from '@vetlume/dominio/tempo'
import { agoraNoFuso } from '../../lib/fuso.ts'
import { api } from '../../lib/navegador.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoData } from '../../ui/formulario/campo-data.tsx'
import { CampoMarcados } from '../../ui/formulario/campo-marcados.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

export interface JanelaDoIncidente {
  incidente: IncidenteCompleto
  atualizar: () => Promise<unknown>
  aoFechar: () => void
}

const OPCOES = DESTINATARIOS_DO_INCIDENTE.map((valor) => ({ valor, rotulo: ROTULOS_DO_DESTINATARIO[valor] }))

/** Told to whom, on which day and how; without risk, also why nobody had to be told. */
export function DialogoDaComunicacao({ incidente, atualizar, aoFechar }: JanelaDoIncidente) {
  const { codigo, versao, numero, risco, prazo, estado, faltam } = incidente
  const hoje = agoraNoFuso().toPlainDate().toString()
  const form = useFormulario({
    esquema: dadosDaComunicacao,
    valores: { codigo, versao, destinatarios: faltam, feitaEm: hoje, comunicacao: '' },
    aoEnviar: async (dados) => {
      await api('POST /incidente/:codigo/comunicacao', dados)
      await atualizar()
      avisar.sucesso('Comunicação registrada.')
      aoFechar()
    },
  })
  const controle = form.control
  const ate = estado === 'ABERTO' ? `Prazo: ${formatarData(prazo)}. ` : ''
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Comunicação do incidente nº ${numero}`}
      descricao={
        risco
          ? `${ate}A comunicação é feita por você, no site da ANPD e às pessoas; aqui ela fica registrada.`
          : 'Sem risco relevante, escreva por que ninguém precisou ser avisado.'
      }
      largura="sm"
    >
      <Formulario form={form} rotulo="Comunicação" rotuloDeSalvar="Registrar comunicação" aoCancelar={aoFechar}>
        <CampoMarcados controle={controle} nome="destinatarios" rotulo="A quem" opcoes={OPCOES} obrigatorio={risco} />
        <CampoData controle={controle} nome="feitaEm" rotulo="Feita em" maximo={hoje} obrigatorio />
        <CampoTexto
          controle={controle}
          nome="comunicacao"
          rotulo={risco ? 'Como, e o que foi dito' : 'O que fica no registro'}
          linhas={5}
          maximo={4_000}
          obrigatorio
          focar
        />
      </Formulario>
    </Dialogo>
  )
}
