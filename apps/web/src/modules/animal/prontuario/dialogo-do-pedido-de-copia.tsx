import { dadosDaCopia } from '@vetlume/dominio/privacidade'
import { formatarData } from '@vetlume/dominio/tempo'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { Dialogo } from '../../../ui/dialogo.tsx'
import { CampoData } from '../../../ui/formulario/campo-data.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { hojeNoFuso } from '../valores.ts'

export interface JanelaDaCopia {
  animal: { codigo: string; nome: string }
  atualizar: () => Promise<unknown>
  aoFechar: () => void
}

/** Somebody asked for a copy that is handed over later: five business days begin to count. */
export function DialogoDoPedidoDeCopia({ animal, atualizar, aoFechar }: JanelaDaCopia) {
  const hoje = hojeNoFuso()
  const form = useFormulario({
    esquema: dadosDaCopia,
    valores: { animal: animal.codigo, para: '', finalidade: '', pedidaEm: hoje },
    aoEnviar: async (dados) => {
      const { prazo } = await api('POST /copia-prontuario', dados)
      await atualizar()
      avisar.sucesso(`Pedido anotado. Entregue até ${formatarData(prazo)}.`)
      aoFechar()
    },
  })
  const controle = form.control
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo={`Pedido de cópia do prontuário de ${animal.nome}`}
      descricao="O responsável tem direito à cópia em 5 dias úteis."
      largura="sm"
    >
      <Formulario form={form} rotulo="Pedido de cópia" rotuloDeSalvar="Anotar pedido" aoCancelar={aoFechar}>
        <CampoTexto controle={controle} nome="para" rotulo="Quem pediu" maximo={160} obrigatorio focar />
        <CampoTexto controle={controle} nome="finalidade" rotulo="Para quê" maximo={300} obrigatorio />
        <CampoData controle={controle} nome="pedidaEm" rotulo="Pedida em" maximo={hoje} obrigatorio />
      </Formulario>
    </Dialogo>
  )
}
