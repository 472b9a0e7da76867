import { useQueryClient } from '@tanstack/react-query'
import { juntar } from '@vetlume/dominio/formatos'
import {
  contratoPrivacidade,
  NOMES_DO_TIPO,
  ROTULOS_DO_PAPEL,
  TIPOS_DE_PEDIDO,
  type TitularEncontrado,
} from '@vetlume/dominio/privacidade'
import { formatarData } from '@vetlume/dominio/tempo'
import { api } from '../../lib/navegador.ts'
import { useRegistroNaUrl } from '../../lib/use-registro-na-url.ts'
import { avisar } from '../../ui/avisar.ts'
import { Dialogo } from '../../ui/dialogo.tsx'
import { CampoBusca, type OpcaoDeBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { CampoTexto } from '../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../ui/formulario/use-formulario.ts'

interface OpcaoDeTitular extends OpcaoDeBusca {
  papel: TitularEncontrado['papel']
}

async function procurar(texto: string, sinal: AbortSignal): Promise<OpcaoDeTitular[]> {
  if (texto === '') return []
  const titulares = await api('GET /titular', { busca: texto }, { sinal })
  return titulares.map(({ registro, nome, papel, contato }) => ({
    codigo: registro,
    nome,
    papel,
    detalhe: juntar(ROTULOS_DO_PAPEL[papel], contato),
  }))
}

const TIPOS = TIPOS_DE_PEDIDO.map((valor) => ({ valor, rotulo: NOMES_DO_TIPO[valor] }))

/** What somebody came to ask. Whoever writes it down looked at a document: the request begins identified. */
export function DialogoDoPedido({ aoFechar }: { aoFechar: () => void }) {
  const cliente = useQueryClient()
  const { abrir } = useRegistroNaUrl()
  const form = useFormulario({
    esquema: contratoPrivacidade['POST /pedido-titular'].entrada,
    valores: { papel: 'TUTOR', registro: '', tipo: 'ACESSO', detalhes: '', identidade: '' },
    aoEnviar: async (dados) => {
      const { codigo, numero, prazo } = await api('POST /pedido-titular', dados)
      await cliente.invalidateQueries({ queryKey: ['pedido-titular'] })
      avisar.sucesso(`Pedido nº ${numero} anotado. Responda até ${formatarData(prazo)}.`)
      aoFechar()
      abrir(codigo)
    },
  })
  const controle = form.control
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      titulo="Anotar pedido presencial"
      descricao="De quem veio em pessoa e apresentou um documento. O prazo da lei começa hoje."
      largura="sm"
    >
      <Formulario form={form} rotulo="Pedido presencial" rotuloDeSalvar="Anotar pedido" aoCancelar={aoFechar}>
        <CampoBusca
          controle={controle}
          nome="registro"
          rotulo="Titular"
          chave={['titular', 'opcoes']}
          procurar={procurar}
          nenhum="Digite o nome, o CPF ou o contato"
          // It came from `procurar`.
          aoEscolher={(opcao) => form.setValue('papel', (opcao as OpcaoDeTitular | null)?.papel ?? 'TUTOR')}
          obrigatorio
          focar
        />
        <CampoSelecao controle={controle} nome="tipo" rotulo="O que pede" opcoes={TIPOS} obrigatorio />
        <CampoTexto controle={controle} nome="detalhes" rotulo="Detalhes" linhas={3} maximo={2_000} />
        <CampoTexto
          controle={controle}
          nome="identidade"
          rotulo="Documento apresentado"
          ajuda="Qual documento foi conferido, como RG ou CNH e o número"
          maximo={120}
          obrigatorio
        />
      </Formulario>
    </Dialogo>
  )
}
