import { useQueryClient } from '@tanstack/react-query'
import { preencherTexto } from '@vetlume/dominio/laudo'
import {
  AVISO_DE_CONTROLADOS,
  pedidoDeDocumento,
  VARIAVEIS_DO_DOCUMENTO,
  type EstruturaDeTexto,
  type TipoDeDocumento,
} from '@vetlume/dominio/modelo-documento'
import { abrirEmNovaAba } from '../../../lib/abrir-em-nova-aba.ts'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { CampoBusca } from '../../../ui/formulario/campo-busca.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { fonteDoCadastro } from '../../cadastros/index.ts'
import { buscarPdfEmitido } from '../api.ts'
import { nomeDoPdf } from './abrir-emitido.tsx'
import { Declaracao } from './declaracao.tsx'
import { PRODUTO_VAZIO, Produtos } from './produtos.tsx'
import { Servicos, SERVICO_VAZIO } from './servicos.tsx'
import type { EmitirDocumentoProps } from './tipos.ts'

const especialistas = fonteDoCadastro('especialista')

/** What a blank answer becomes, with the names of its variables in place of them. */
const emPalavras = (padrao: string) =>
  preencherTexto(padrao, (nome) => VARIAVEIS_DO_DOCUMENTO.find((uma) => uma.nome === nome)?.rotulo.toLowerCase())

interface FormularioDeEmissaoProps extends Pick<EmitirDocumentoProps, 'animal' | 'atendimento' | 'especialista'> {
  modelo: string
  tipo: TipoDeDocumento
  estrutura: EstruturaDeTexto
  aoFechar: () => void
}

function useEmissao({
  modelo,
  tipo,
  estrutura,
  animal,
  atendimento,
  especialista,
  aoFechar,
}: FormularioDeEmissaoProps) {
  const cache = useQueryClient()
  // What the atendimento charges is taken by the server; without one, there is a line to fill.
  const doAtendimento = estrutura.lista === 'SERVICOS' && atendimento !== undefined
  return useFormulario({
    esquema: pedidoDeDocumento,
    valores: {
      codigo: modelo,
      animal: animal.codigo,
      atendimento: atendimento ?? null,
      especialista: especialista?.codigo ?? null,
      // What comes with variables is left blank: the server fills it for this patient.
      campos: Object.fromEntries(
        estrutura.campos.map(({ chave, padrao }) => [chave, padrao.includes('{{') ? '' : padrao]),
      ),
      produtos: estrutura.lista === 'PRODUTOS' ? [PRODUTO_VAZIO] : [],
      servicos: estrutura.lista === 'SERVICOS' && !doAtendimento ? [SERVICO_VAZIO] : [],
      semControlados: false,
      recebido: false,
    },
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const deixados = new Set(
        estrutura.campos
          .filter(({ chave, padrao }) => padrao.includes('{{') && dados.campos[chave] === '')
          .map(({ chave }) => chave),
      )
      const campos = Object.fromEntries(Object.entries(dados.campos).filter(([chave]) => !deixados.has(chave)))
      const { codigo, numero } = await api('POST /modelo-documento/:codigo/documento', { ...dados, campos })
      void cache.invalidateQueries({ queryKey: ['documento-emitido'] })
      void cache.invalidateQueries({ queryKey: ['prontuario'] })
      avisar.sucesso(`Documento nº ${numero} emitido.`)
      abrirEmNovaAba(await buscarPdfEmitido(codigo), nomeDoPdf(tipo, numero))
      aoFechar()
    },
  })
}

/** What a model asks, and what its kind of document needs. */
export function FormularioDeEmissao(props: FormularioDeEmissaoProps) {
  const { tipo, estrutura, especialista, atendimento, aoFechar } = props
  const form = useEmissao(props)
  const { control } = form
  return (
    <Formulario form={form} rotulo="Emitir documento" rotuloDeSalvar="Emitir" aoCancelar={aoFechar}>
      {estrutura.assinaturas.includes('VETERINARIO') && (
        <CampoBusca
          {...especialistas}
          controle={control}
          nome="especialista"
          rotulo="Veterinário que assina"
          ajuda="Em branco, o especialista do atendimento ou você"
          inicial={especialista ?? null}
        />
      )}
      {estrutura.lista === 'PRODUTOS' && <Produtos controle={control} />}
      {estrutura.lista === 'SERVICOS' && (
        <Servicos controle={control} doAtendimento={atendimento !== undefined} tipo={tipo} />
      )}
      {estrutura.campos.map(({ chave, rotulo, tipo: resposta, obrigatorio, padrao }) => (
        <CampoTexto
          key={chave}
          controle={control}
          nome={`campos.${chave}`}
          rotulo={rotulo}
          obrigatorio={obrigatorio && !padrao.includes('{{')}
          maximo={4_000}
          {...(resposta === 'PARAGRAFO' ? { linhas: 2 } : {})}
          {...(padrao.includes('{{') ? { ajuda: `Em branco: ${emPalavras(padrao)}` } : {})}
        />
      ))}
      {tipo === 'RECEITA' && (
        <Declaracao
          controle={control}
          nome="semControlados"
          aviso={AVISO_DE_CONTROLADOS}
          rotulo="Nenhum destes produtos é sujeito a controle especial"
        />
      )}
      {tipo === 'RECIBO' && atendimento === undefined && (
        <Declaracao
          controle={control}
          nome="recebido"
          aviso="O recibo só é dado do que já foi pago."
          rotulo="Este valor já foi recebido"
        />
      )}
    </Formulario>
  )
}
