import type { EstruturaDeTexto } from '../../modelo-documento/index.ts'
import { campo, lista, paragrafo, texto, titulo } from './construir.ts'

export const ATESTADO: EstruturaDeTexto = {
  titulo: 'Atestado médico-veterinário',
  texto: texto(
    paragrafo(
      'Atesto, para os devidos fins, que examinei nesta data o animal {{animal.nome}}, da espécie {{animal.especie}}, {{animal.sexo}}, sob a responsabilidade de {{tutor.nome}}, e que:',
    ),
    paragrafo('{{campo.constatacao}}'),
    paragrafo('Finalidade: {{campo.finalidade}}.'),
    paragrafo('Este atestado é válido por {{campo.validade}}, a contar da data de emissão, nas condições descritas.'),
  ),
  lista: 'NENHUMA',
  campos: [
    campo('constatacao', 'O que foi constatado', {
      tipo: 'PARAGRAFO',
      padrao:
        'No momento do exame clínico, não apresentava sinais clínicos de doenças infectocontagiosas nem de infestação por parasitas externos.',
    }),
    campo('finalidade', 'Finalidade', { padrao: 'comprovação do estado de saúde do animal' }),
    campo('validade', 'Validade', { padrao: 'dez dias' }),
  ],
  assinaturas: ['VETERINARIO'],
  cabecalho: [],
  rodape: [],
}

export const RECEITA: EstruturaDeTexto = {
  titulo: 'Receita',
  texto: texto(paragrafo('{{itens}}'), titulo('Orientações'), paragrafo('{{campo.orientacoes}}')),
  lista: 'PRODUTOS',
  campos: [
    campo('orientacoes', 'Orientações', {
      tipo: 'PARAGRAFO',
      padrao:
        'Administre nos horários indicados, até o fim do período, mesmo que haja melhora. Não interrompa nem altere a dose sem orientação. Mantenha os produtos fora do alcance de crianças e de outros animais. Em caso de vômito, coceira, inchaço ou prostração, suspenda o uso e procure atendimento.',
    }),
  ],
  assinaturas: ['VETERINARIO'],
  cabecalho: [],
  rodape: [],
}

export const TERMO: EstruturaDeTexto = {
  titulo: 'Termo de consentimento livre e esclarecido',
  texto: texto(
    paragrafo(
      'Eu, {{tutor.nome}}, responsável pelo animal {{animal.nome}}, da espécie {{animal.especie}}, {{animal.sexo}}, autorizo a realização do seguinte procedimento:',
    ),
    paragrafo('{{campo.procedimento}}'),
    titulo('Riscos esclarecidos'),
    paragrafo('{{campo.riscos}}'),
    titulo('Declaro que'),
    lista(
      'recebi explicações claras sobre o procedimento, sua finalidade, os riscos e as alternativas, e pude fazer perguntas;',
      'informei as doenças anteriores, as alergias, os medicamentos em uso e o jejum do animal;',
      'autorizo as medidas de urgência que se mostrarem necessárias durante o procedimento;',
      'estou ciente de que não se pode garantir o resultado e de que posso retirar este consentimento antes do início.',
    ),
    paragrafo('Observações: {{campo.observacoes}}'),
  ),
  lista: 'NENHUMA',
  campos: [
    campo('procedimento', 'Procedimento autorizado', {
      tipo: 'PARAGRAFO',
      padrao: 'Exame de diagnóstico por imagem, com contenção física e, se necessária, sedação.',
    }),
    campo('riscos', 'Riscos', {
      tipo: 'PARAGRAFO',
      padrao:
        'A contenção e a sedação podem causar alterações da pressão, da respiração e da frequência cardíaca, vômito, reações alérgicas e, raramente, óbito, com risco maior em animais idosos, braquicefálicos, gestantes ou doentes.',
    }),
    campo('observacoes', 'Observações', { tipo: 'PARAGRAFO', padrao: 'Sem observações.' }),
  ],
  assinaturas: ['RESPONSAVEL', 'VETERINARIO'],
  cabecalho: [],
  rodape: ['Emitido em duas vias: uma do responsável pelo animal, outra do estabelecimento.'],
}
